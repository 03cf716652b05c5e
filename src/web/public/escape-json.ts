/**
 * JSON that may stand inside a `<script>` element: no text typed by people can close it.
 * @param data a schema.org object
 * @returns JSON with every `<` written as its escape
 */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
