/** The addresses of the application's router, as `/admin/animal/:id`. */
export async function routerPaths(): Promise<{ user: string[]; admin: string[] }> {
  // The modules of the application read who is signed in from the document while they are loaded.
  Object.assign(globalThis, { document: { cookie: "", getElementById: () => null } });
  const { routes } = await import("../../../src/web/app/app/routes.ts");
  Reflect.deleteProperty(globalThis, "document");
  const paths = routes.flatMap(({ path }) => path ?? []);
  const isAdmin = (path: string) => path.startsWith("/admin");
  return { user: paths.filter((path) => !isAdmin(path)), admin: paths.filter(isAdmin) };
}
