import { type ESTree, parseSync } from "vite";

/** A text in a catalog's source: a string or a template, with the values that are put into it. */
export type CatalogText = {
  /** Names of sections and of the entry; a plural form ends in `_one`, `_few`, `_many` or `_other`. */
  path: string[];
  start: number;
  end: number;
  /** With its values as `{{name}}`. */
  text: string;
  isTemplate: boolean;
  isPluralForm: boolean;
  /** By the names in `text`. */
  values: Map<string, { start: number; end: number }>;
};

type Node = ESTree.Expression | ESTree.SpreadElement;

/** @throws Error for a text that is not written in a way which can be exported */
export function textsIn(file: string, source: string): CatalogText[] {
  const { program, errors } = parseSync(file, source, { lang: "ts" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const reader = new CatalogReader(file, source);
  for (const statement of program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (init && id.type === "Identifier") reader.read(init, [id.name]);
    }
  }
  return reader.texts;
}

/** Walks through a catalog and collects its texts. */
class CatalogReader {
  readonly texts: CatalogText[] = [];
  readonly #file: string;
  readonly #source: string;

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
  }

  read(node: Node, path: string[]): void {
    switch (node.type) {
      case "Literal":
        this.#addString(node, path);
        break;
      case "TemplateLiteral":
        this.#addTemplate(node, path);
        break;
      case "ObjectExpression":
        this.#readSection(node, path);
        break;
      case "ArrayExpression":
        this.#readList(node, path);
        break;
      case "ArrowFunctionExpression":
        this.#readFunction(node, path);
        break;
      case "CallExpression":
        this.#readPlural(node, path);
        break;
      case "ConditionalExpression":
        this.read(node.consequent, withSuffix(path, "__then"));
        this.read(node.alternate, withSuffix(path, "__else"));
        break;
      case "LogicalExpression":
        // As in `city && ` in ${city}``: a part that is left out with its value.
        this.read(node.right, path);
        break;
      default:
        this.#readOther(node, path);
    }
  }

  /** Reads what is inside casts and parentheses. All other expressions are values without a text. */
  #readOther(node: Node, path: string[]): void {
    if ("expression" in node && typeof node.expression === "object") this.read(node.expression as Node, path);
    else if (!TEXTLESS.has(node.type)) this.#refuse(node);
  }

  #refuse({ start, type }: Pick<Node, "start"> & { type: string }): never {
    const line = this.#source.slice(0, start).split("\n").length;
    throw new Error(`${this.#file}:${line}: a text cannot be exported from a ${type}.`);
  }

  #addString(node: ESTree.Expression & { type: "Literal" }, path: string[]): void {
    if (typeof node.value !== "string") return;
    this.#add(node, path, { text: node.value, isTemplate: false, values: new Map() });
  }

  #addTemplate(node: ESTree.TemplateLiteral, path: string[]): void {
    const values: CatalogText["values"] = new Map();
    const parts = node.quasis.map(({ value }, index) => {
      const expression = node.expressions[index];
      if (!expression) return value.cooked ?? "";
      const name = this.#nameOf(expression);
      const known = values.get(name);
      if (known && this.#sourceOf(known) !== this.#sourceOf(expression)) this.#refuse(expression);
      if (!known) {
        values.set(name, expression);
        this.read(expression, withSuffix(path, `__${name}`));
      }
      return `${value.cooked}{{${name}}}`;
    });
    this.#add(node, path, { text: parts.join(""), isTemplate: true, values });
  }

  #add({ start, end }: Node, path: string[], text: Pick<CatalogText, "text" | "isTemplate" | "values">): void {
    this.texts.push({ path, start, end, isPluralForm: false, ...text });
  }

  #readSection(node: ESTree.ObjectExpression, path: string[]): void {
    for (const property of node.properties) {
      // A shorthand property is declared elsewhere, and read there.
      if (property.type !== "Property" || property.shorthand) continue;
      this.read(property.value as Node, [...path, keyOf(property)]);
    }
  }

  #readList(node: ESTree.ArrayExpression, path: string[]): void {
    node.elements.forEach((element, index) => {
      if (element) this.read(element, [...path, String(index)]);
    });
  }

  #readFunction({ body }: ESTree.ArrowFunctionExpression, path: string[]): void {
    if (body.type === "BlockStatement") this.#readBlock(body, path);
    else this.read(body, path);
  }

  /** The body of a function: constants, and the text that it returns. */
  #readBlock({ body }: ESTree.BlockStatement, path: string[]): void {
    for (const statement of body) {
      if (statement.type === "ReturnStatement" && statement.argument) this.read(statement.argument, path);
      else if (statement.type === "VariableDeclaration") this.#readConstants(statement, path);
      else this.#refuse(statement);
    }
  }

  #readConstants({ declarations }: ESTree.VariableDeclaration, path: string[]): void {
    for (const { id, init } of declarations) {
      if (init && id.type === "Identifier") this.read(init, withSuffix(path, `__${id.name}`));
    }
  }

  /** `plural.pl(count, { one: … })`; other calls make values. */
  #readPlural({ callee, arguments: [, forms] }: ESTree.CallExpression, path: string[]): void {
    if (!this.#sourceOf(callee).startsWith("plural.") || forms?.type !== "ObjectExpression") return;
    const from = this.texts.length;
    for (const property of forms.properties) {
      if (property.type === "Property") this.read(property.value as Node, withSuffix(path, `_${keyOf(property)}`));
    }
    const texts = this.texts.slice(from);
    const values = new Map(texts.flatMap((text) => [...text.values]));
    for (const text of texts) Object.assign(text, { isPluralForm: true, values });
  }

  #sourceOf = ({ start, end }: { start: number; end: number }): string => this.#source.slice(start, end);

  /** The name of a value: its words, as `count` or `least_age`; strings in it do not count, because they may be texts. */
  #nameOf(expression: ESTree.Expression): string {
    if (expression.type === "ConditionalExpression") return this.#nameOf(expression.test);
    if (expression.type === "LogicalExpression") return this.#nameOf(expression.left as ESTree.Expression);
    const [first] = expression.type === "CallExpression" ? expression.arguments : [];
    const isPlural = expression.type === "CallExpression" && this.#sourceOf(expression.callee).startsWith("plural.");
    if (isPlural && first && first.type !== "SpreadElement") return this.#nameOf(first);
    const words =
      this.#sourceOf(expression)
        .replace(/"[^"]*"/g, "")
        .match(/\w+/g) ?? [];
    return words.join("_");
  }
}

const TEXTLESS = new Set(["Identifier", "MemberExpression", "NewExpression", "BinaryExpression"]);

const withSuffix = (path: string[], suffix: string): string[] => [...path.slice(0, -1), `${path.at(-1)}${suffix}`];

function keyOf({ key }: ESTree.ObjectProperty): string {
  if (key.type === "Identifier") return key.name;
  if (key.type === "Literal") return String(key.value);
  throw new Error("The key of a text is a name or a string.");
}
