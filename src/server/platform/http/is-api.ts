/** @returns whether an address belongs to the API, not to a page */
export const isApi = (url: string): boolean => url.startsWith("/api") && /^\/api(\/|$|\?)/.test(url);
