/** Addresses of the administration that only admins may open, with all addresses below them (spec §2.3, rules §11). */
const ADMINS_ONLY = [
  "/admin/employees",
  "/admin/employee",
  "/admin/adoption/edit",
  "/admin/animal_group/add",
  "/admin/newsletters/add",
  "/admin/newsletters/edit",
  "/admin/questionnaire",
  "/admin/donations",
  "/admin/outbox",
  "/admin/audit",
  "/admin/background-jobs",
  "/admin/import",
  "/admin/status",
  "/admin/backups",
  "/admin/twins",
  "/admin/programs",
  "/admin/settings",
  "/admin/lists",
];

/** @returns whether an address is this one or below it */
export const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** @param path without query, decoded; upper and lower case are equal */
export function isAdminsOnly(path: string): boolean {
  const lowerCase = path.toLowerCase();
  return ADMINS_ONLY.some((start) => isUnder(lowerCase, start));
}

/** @returns whether an employee may open this address of the administration */
export const mayOpen = ({ isAdmin }: { isAdmin: boolean }, path: string): boolean => isAdmin || !isAdminsOnly(path);
