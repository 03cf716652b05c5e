/** The addresses of the application's router, as `/admin/animal/:id`. */
export async function routerPaths(): Promise<{ user: string[]; admin: string[] }> {
  // The modules of the application read who is signed in from the document while they are loaded.
  Object.assign(globalThis, { document: { cookie: "", getElementById: () => null } });
  const { userRoutes } = await import("../../../src/web/app/app/user.routes.ts");
  const { adminRoutes } = await import("../../../src/web/app/app/admin.routes.ts");
  Reflect.deleteProperty(globalThis, "document");
  const pathsOf = (routes: readonly { path?: string }[]) => routes.flatMap(({ path }) => path ?? []);
  return { user: pathsOf(userRoutes), admin: pathsOf(adminRoutes) };
}
