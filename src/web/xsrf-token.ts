/** @returns the value of the XSRF cookie now, which every write request must send (spec §7) */
export function xsrfToken(): string {
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith("XSRF-TOKEN="));
  return decodeURIComponent(cookie?.slice("XSRF-TOKEN=".length) ?? "");
}
