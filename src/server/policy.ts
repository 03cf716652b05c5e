/** Visitor: signed out. Employee and admin are staff (spec §6). */
export const ROLES = ["visitor", "user", "employee", "admin"] as const;
export type Role = (typeof ROLES)[number];

const EVERYONE: readonly Role[] = ROLES;
const SIGNED_IN: readonly Role[] = ["user", "employee", "admin"];
const USERS: readonly Role[] = ["user"];
const STAFF: readonly Role[] = ["employee", "admin"];
const ADMINS: readonly Role[] = ["admin"];

/**
 * Every permission of the product and the roles that have it (spec §6, decisions §2).
 * A route names one of them, or the server does not start.
 */
const POLICY = {
  "assets.read": { roles: EVERYONE },
  "documentation.read": { roles: EVERYONE },
  "health.read": { roles: EVERYONE },
  "pages.read": { roles: EVERYONE },
  "app.read": { roles: EVERYONE },
  "animals.read": { roles: EVERYONE },
  "animals.write": { roles: STAFF },
  "animals.restore": { roles: ADMINS },
  "animalGroups.read": { roles: EVERYONE },
  "animalGroups.edit": { roles: STAFF },
  "animalGroups.manage": { roles: ADMINS },
  "caretakers.manage": { roles: ADMINS },
  "jobs.read": { roles: EVERYONE },
  "jobs.write": { roles: STAFF },
  "jobs.restore": { roles: ADMINS },
  "news.read": { roles: EVERYONE },
  "news.write": { roles: STAFF },
  "newsletter.subscribe": { roles: EVERYONE },
  "newsletters.read": { roles: STAFF },
  "newsletters.send": { roles: ADMINS },
  "resources.read": { roles: STAFF },
  "resources.write": { roles: STAFF },
  "appointments.read": { roles: STAFF },
  "appointments.write": { roles: STAFF },
  "photos.read": { roles: EVERYONE },
  "session.begin": { roles: EVERYONE },
  "session.read": { roles: SIGNED_IN },
  "account.change": { roles: SIGNED_IN },
  "users.signUp": { roles: EVERYONE },
  // Staff are let in and answered 404: they have no such profile (decisions §11).
  "profile.read": { roles: SIGNED_IN },
  "profile.change": { roles: SIGNED_IN },
  "favourites.own": { roles: USERS },
  "users.readOwnOrStaff": { roles: SIGNED_IN },
  "users.changeOwnOrStaff": { roles: SIGNED_IN },
  "users.list": { roles: STAFF },
  "users.delete": { roles: STAFF },
  "users.restore": { roles: ADMINS },
  "users.export": { roles: ADMINS },
  "users.close": { roles: ADMINS },
  "employees.names": { roles: STAFF },
  "employees.readOwnOrAdmin": { roles: STAFF },
  "employees.changeOwnOrAdmin": { roles: STAFF },
  // An employee is let in to read why they cannot delete their own account (spec §6).
  "employees.delete": { roles: STAFF },
  "employees.manage": { roles: ADMINS },
  "employees.restore": { roles: ADMINS },
  "jobApplications.send": { roles: SIGNED_IN },
  "jobApplications.readOwnOrStaff": { roles: SIGNED_IN },
  "jobApplications.list": { roles: STAFF },
  "jobApplications.note": { roles: STAFF },
  "jobApplications.delete": { roles: ADMINS },
  "jobApplications.decide": { roles: ADMINS },
  "adoptions.readAll": { roles: ADMINS },
  "adoptions.readAssigned": { roles: STAFF },
  "adoptions.read": { roles: SIGNED_IN },
  "adoptions.move": { roles: SIGNED_IN },
  "adoptions.own": { roles: USERS },
  "adoptions.draft": { roles: USERS },
  "adoptions.apply": { roles: SIGNED_IN },
  "adoptions.assign": { roles: ADMINS },
  "questionnaireTemplate.read": { roles: SIGNED_IN },
  "questionnaireTemplate.write": { roles: ADMINS },
  "contact.send": { roles: EVERYONE },
  "contactMessages.read": { roles: STAFF },
  "contactMessages.answer": { roles: STAFF },
  "contactMessages.delete": { roles: ADMINS },
  "donations.give": { roles: EVERYONE },
  // The provider's notice, which is signed, and the way back from its page, which changes nothing.
  "payments.notify": { roles: EVERYONE },
  "payments.return": { roles: EVERYONE },
  "payments.sandbox": { roles: EVERYONE },
  "donations.read": { roles: ADMINS },
  "outbox.read": { roles: ADMINS },
  "outbox.retry": { roles: ADMINS },
  "dashboard.read": { roles: STAFF },
  "audit.read": { roles: ADMINS },
  "backgroundJobs.read": { roles: ADMINS },
  "backgroundJobs.retry": { roles: ADMINS },
} as const satisfies Record<string, { roles: readonly Role[] }>;

export type Permission = keyof typeof POLICY;

/** Every permission of the table, in its order. */
export const PERMISSIONS = Object.keys(POLICY) as Permission[];

/** @returns whether a person of this role may knock at this door; what they may do with a record is asked again there */
export function mayTry(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = POLICY[permission].roles;
  return roles.includes(role);
}

/** @returns whether this is the name of a permission of the table */
export function isPermission(name: unknown): name is Permission {
  return typeof name === "string" && Object.hasOwn(POLICY, name);
}
