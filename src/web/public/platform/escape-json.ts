/**
 * Serializes JSON for a `<script>` element. Every `<` is escaped, so that no text can close the element.
 * @param data a schema.org object
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
