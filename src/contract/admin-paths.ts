/** Parts of the administration that are admins' alone, with all that is below them (spec §2.3, rules §11). */
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
  "/admin/settings",
  "/admin/lists",
];

/** @returns whether an address is this one or below it */
export const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

/** @param path without query, decoded; addresses are the same in capitals */
export function isAdminsOnly(path: string): boolean {
  const written = path.toLowerCase();
  return ADMINS_ONLY.some((start) => isUnder(written, start));
}

/** @returns whether an employee may open this address of the administration; links to others are not shown to them */
export const mayOpen = ({ isAdmin }: { isAdmin: boolean }, path: string): boolean => isAdmin || !isAdminsOnly(path);
