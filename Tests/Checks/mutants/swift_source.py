"""A Swift file as `mutants.py` reads it: its tokens, what belongs together, what can run, and the types that it declares."""
import collections
import re

TOKEN = re.compile(r"""(?P<space>\s+|//[^\n]*)|(?P<string>"(?:\\.|[^"\\\n])*")|(?P<attribute>[@#]\w+)
    |(?P<number>\d[\d_]*(?:\.\d+)?)|(?P<word>[A-Za-z_]\w*|\$\d+)|(?P<operator>[-+*/=<>!&|^~%?]+)|(?P<mark>.)""", re.X)
Token = collections.namedtuple("Token", "kind text start end line")
# A name, its type, the tokens from which and to which it is visible; a member has a dot before its name.
Name = collections.namedtuple("Name", "name type first last")
Function = collections.namedtuple("Function", "keyword result body end")
# The binary operators, from the loosest to the tightest. One that a file declares is as loose as `=`.
PRECEDENCE = [row.split() for row in ("= += -=", "? :", "||", "&&", "== != < <= > >=", "??", "+ - |", "* /")]
LEVEL = {operator: level for level, row in enumerate(PRECEDENCE) for operator in row}
OPEN, CLOSE = ("(", "[", "{"), (")", "]", "}")
TYPES = {"extension", "struct", "enum", "class", "protocol", "actor"}
DECLARATIONS = TYPES | {"func", "init", "subscript", "var", "let", "import", "typealias", "operator"}
BLOCKS = {"if", "guard", "else", "for", "while", "switch"}
CONDITIONS = {"if": "{", "guard": "else", "where": ":", "while": "{"}  # what begins one, and what ends it
STOPS = DECLARATIONS | BLOCKS | {"case", "where", "return", "in"}
KEYWORDS = STOPS | {"nil", "true", "false", "as", "is", "try", "some", "any", "get", "set"}


def plain(type_):
    """A type without what makes it no other one: generic arguments, `some`, `any` and attributes."""
    while type_ != (type_ := re.sub(r"<[^<>]*>|\b(some|any)\b|@\w+", "", type_)):
        pass
    return " ".join(type_.split())


def families(text):
    """The names that are of one type: the cases of each enumeration, the constants of each type."""
    found = collections.defaultdict(list)
    for match in re.finditer(r"\benum \w+[^{]*\{(.*?)\}", text, re.S):
        for row in re.findall(r"\bcase ([a-z]\w*(?: = [-\d]+)?(?:, [a-z]\w*(?: = [-\d]+)?)*)", match.group(1)):
            found[match.start()] += re.findall(r"[a-z]\w*", row)
    for name, type_ in re.findall(r"\bstatic let (\w+) = (\w+)\(", text):
        found[type_].append(name)
    return [family for family in found.values() if family]


class Source:
    def __init__(self, text):
        self.text, self.tokens, line = text, [], 0
        for match in TOKEN.finditer(text):
            if match.lastgroup != "space":
                self.tokens.append(Token(match.lastgroup, match.group(), *match.span(), line))
            line += match.group().count("\n")
        self.all = range(len(self.tokens))
        self.pair, self.outer, stack = {}, [], []  # a bracket's other one, and the opening one around each token
        for index in self.all:
            if self.word(index) in CLOSE:
                self.pair[stack[-1]] = index
                self.pair[index] = stack.pop()
            self.outer.append(stack[-1] if stack else None)
            if self.word(index) in OPEN:
                stack.append(index)
        self.dead = [*self._unavailable(), *self._fatal()]
        values = {place for index in self.all if self.word(index) == "="
                  for place in range(index + 1, self.operand(index, 1) + 1)}
        self.code = [index for index in self.all if not self.is_dead(index)
                     and (index in values or any(map(self.is_body, self.around(index))))]
        self.names, self.labels, self.functions = [], collections.defaultdict(set), []
        self.defaults = collections.defaultdict(dict)  # of a type
        for index in self.all:
            if self.word(index) in ("func", "init", "var", "let") and not self.is_dead(index):
                (self._variable if self.word(index) in ("var", "let") else self._function)(index)

    # MARK: Tokens
    def word(self, index):
        return self.tokens[index].text if 0 <= index < len(self.tokens) else ""

    def spelled(self, first, last):
        return self.text[self.tokens[first].start:self.tokens[last].end] if first <= last else ""

    def find(self, first, *words):
        """The first token from a place on that is one of the words."""
        return next((index for index in range(first, len(self.tokens)) if self.word(index) in words), len(self.tokens))

    def touches(self, index):
        """Whether the token stands right after the one before it."""
        return 0 < index < len(self.tokens) and self.tokens[index].start == self.tokens[index - 1].end

    def begins_line(self, index):
        return index == len(self.tokens) or self.tokens[index].line != self.tokens[index - 1].line

    def continues(self, index):
        """Whether the token goes on with what stands before it, although it may begin a line."""
        return self.word(index) == "." or self.is_binary(index) or self.is_binary(index - 1)

    def around(self, index):
        """The brackets around a token, from the inside."""
        while (index := self.outer[index]) is not None:
            yield index

    def is_binary(self, index):
        return (self.tokens[index].kind == "operator" or self.word(index) == ":") and not (
            self.touches(index) or self.touches(index + 1) or self.word(index - 1) in ("func", "operator"))

    def is_label(self, index):
        return self.word(index + 1) == ":" and self.touches(index + 1)

    def parts(self, bracket):
        """What the commas in a bracket part, each from its first token to its last."""
        commas = [index for index in range(bracket, self.pair[bracket]) if self.outer[index] == bracket
                  and self.word(index) == ","]
        ends = [bracket, *commas, self.pair[bracket]]
        return [(first + 1, last - 1) for first, last in zip(ends, ends[1:]) if first + 1 < last]

    def operand(self, index, step):
        """The last token of what a binary operator has at its left, for -1, or right, for 1."""
        own, last = LEVEL.get(self.word(index), 0), index
        while 0 <= (place := last + step) < len(self.tokens):
            word, enters = self.word(place), self.word(place) in (OPEN if step > 0 else CLOSE)
            level = LEVEL.get(word, 0) if self.is_binary(place) else own + 1
            if (word in STOPS or word in (",", ";", ":") or level < own or level == own and step > 0
                    or place in self.pair and (not enters or self.is_block(min(place, self.pair[place])))
                    or last != index and self.begins_line(max(place, last)) and not self.continues(max(place, last))):
                break
            last = self.pair[place] if enters else place
        return last

    # MARK: What belongs to what
    def subject(self, brace):
        """The keyword, as `func` or `extension`, of the declaration that is the last before a brace."""
        index = brace - 1
        while index > 0 and self.word(index) not in ("{", "}", *DECLARATIONS):
            index -= 1
        return index

    def is_body(self, bracket):
        """Whether statements stand in a bracket."""
        return self.word(bracket) == "{" and self.word(self.subject(bracket)) not in TYPES

    def is_block(self, brace):
        """Whether a brace is one of an `if`, a loop or the like, and not of a closure or a declaration."""
        index = brace - 1
        while self.word(brace) == "{" and index > 0 and self.word(index) not in ("{", "}"):
            if self.word(index) in BLOCKS or self.begins_line(index) and self.outer[index] == self.outer[brace]:
                return self.word(index) in BLOCKS
            index = self.pair.get(index, index) - 1
        return False

    def _unavailable(self):
        for index in self.all:
            if self.word(index) == "@available" and self.spelled(index + 2, index + 4) == "*, unavailable":
                yield index, self.pair[self.find(index, "{")]

    def _fatal(self):
        """Functions that only end the program: a declaration that must not be chosen has such a body."""
        for index in self.all:
            body = self.body(index) if self.word(index) == "func" else 0
            if self.word(body + 1) == "fatalError":
                yield index, self.pair[body]

    def body(self, index):
        """The brace of a function's body; where it has none, what follows."""
        return self.find(self.pair[self.find(index, "(")], "{", "}", *DECLARATIONS)

    def is_dead(self, index):
        return any(first <= index <= last for first, last in self.dead)

    def is_elsewhere(self, position):
        """Whether a place in the text is compiled on another platform: it stands in the branch of an `#else`."""
        marks = [token.text for token in self.tokens if token.start < position and token.text in ("#else", "#endif")]
        return marks[-1:] == ["#else"]

    def function(self, index):
        """The innermost function around a token."""
        return next((one for one in reversed(self.functions) if one.body < index < one.end), None)

    # MARK: Types
    def type_of_self(self, index):
        function = self.function(index)
        return self.owner(index) if function and self.word(function.keyword - 1) != "static" else None

    def owner(self, index):
        """The type that a place is a member of."""
        for brace in self.around(index):
            if self.word(brace) == "{" and not self.is_body(brace):
                subject = self.subject(brace)
                end = min(self.find(subject, "where"), self.find(subject, ":") if self.word(subject + 1) != "[" else brace)
                return plain(self.spelled(subject + 1, min(end, brace) - 1).split("<")[0])
        return ""

    def typed(self, index, text):
        return re.sub(r"\bSelf\b", lambda _: self.owner(index), plain(text))

    def type_of(self, first, last):
        """The type of a name, or of the last member in `a.b.c`, where the file declares one."""
        if self.word(first) == "self" and first == last:
            return self.type_of_self(first)
        if first == last:
            found = [one for one in self.names if one.name == self.word(last) and one.first <= first <= one.last]
            return max(found, key=lambda one: one.first).type if found else None
        if self.word(last - 1) == ".":
            types = {one.type for one in self.names if one.name == "." + self.word(last)}
            return types.pop() if len(types) == 1 else None
        otherwise = next((index for index in range(first, last) if self.word(index) == "??"), None)
        return (self.type_of(first, otherwise - 1) or "").removesuffix("?") if otherwise else None

    def _function(self, index):
        bracket, body = self.find(index, "("), self.body(index)
        if self.word(body) != "{":
            return
        for first, last in self.parts(bracket):
            colon, value = self.find(first, ":"), min(self.find(first, "="), last + 1)
            type_ = self.typed(index, self.spelled(colon + 1, value - 1))
            self.names.append(Name(self.word(colon - 1), type_, body, self.pair[body]))
            self.labels[self.word(first)].add(type_)
            if value <= last:
                self.defaults[type_][self.spelled(value + 1, last)] = None
        arrow = min(self.find(bracket, "->"), body)
        result = self.typed(index, self.spelled(arrow + 1, body - 1))
        self.functions.append(Function(index, result, body, self.pair[body]))

    def _variable(self, index):
        is_tuple = self.word(index + 1) == "("
        names = [self.word(first) for first, _ in self.parts(index + 1)] if is_tuple else [self.word(index + 1)]
        after = (self.pair[index + 1] if is_tuple else index + 1) + 1
        end = after + 1
        while not self.begins_line(end) and self.word(end) not in ("=", "{", "}"):
            end += 1
        types = [None] * len(names)
        if self.word(after) == ":":
            parts = self.parts(after + 1) if is_tuple else [(after + 1, end - 1)]
            types = [self.typed(index, self.spelled(*part)) for part in parts]
            if self.word(end) == "=" and not is_tuple:
                self.defaults[types[0]][self.spelled(end + 1, self.operand(end, 1))] = None
            if self.word(end) == "{" and not self.begins_line(end) and self.word(end + 1) != "get":
                self.functions.append(Function(index, types[0], end, self.pair[end]))
        elif self.word(after) == "=":
            parts = self.parts(after + 1) if is_tuple else [(after + 1, self.operand(after, 1))]
            types = [self.type_of(*part) or self._returned(index, name) for part, name in zip(parts, names)]
            if self.word(index - 1) in ("if", "guard", ","):
                types = [type_ and type_.removesuffix("?") for type_ in types]
        while not self.begins_line(end):
            end += 1
        place = self.outer[index]
        for name, type_ in zip(names, types):
            if place is None:
                self.names.append(Name(name, type_, 0, len(self.tokens)))
            elif self.is_body(place) or self.word(place) != "{":
                self.names.append(Name(name, type_, end, self.pair[place]))
            else:
                self.names.append(Name("." + name, type_, place, self.pair[place]))
                self.labels[name].add(type_)

    def _returned(self, index, name):
        """The result of the function around a variable that it returns."""
        function = self.function(index)
        pairs = zip(range(index, function.end), range(index + 1, function.end)) if function else []
        return next((function.result for one, two in pairs if (self.word(one), self.word(two)) == ("return", name)), None)
