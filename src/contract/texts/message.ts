/** The message of a schema: it is read when a value is refused, because the reader's language is known only then. */
export type Message = { error: () => string };

/**
 * The entries of a section of a catalog as messages of schemas.
 * @param section finds the section in the reader's language
 * @example const text = messages(() => formTexts().accounts); z.string(text.emailRequired)
 */
export function messages<T extends object>(section: () => T): { readonly [K in keyof T]: Message } {
  const read = (name: PropertyKey) => section()[name as keyof T] as string;
  return new Proxy({} as { [K in keyof T]: Message }, { get: (_target, name) => ({ error: () => read(name) }) });
}
