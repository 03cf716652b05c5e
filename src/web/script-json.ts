/**
 * Serializes JSON for a `<script>` element. Every `<` is escaped, so that no text can close the element.
 * @param data a schema.org object, or what the application starts with
 */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
