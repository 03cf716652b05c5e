/** @returns another page of this site, or null when it cannot be had */
export async function fetchPage(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { headers: { accept: "text/html" } });
    return response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null;
  } catch {
    return null;
  }
}
