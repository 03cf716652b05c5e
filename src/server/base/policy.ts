/** Visitor: signed out. Employee and admin are staff (spec §6). */
export const ROLES = ["visitor", "user", "employee", "admin"] as const;
export type Role = (typeof ROLES)[number];

/**
 * For which records a role has a permission; each with its words in docs/permissions.md.
 * With `none` the route lets the role in, and the call refuses it in its own words.
 */
export const REACH = {
  all: "yes",
  own: "their own",
  others: "all but their own",
  assigned: "assigned to them",
  everAssigned: "ever assigned to them",
  none: "refused by the call",
} as const;
export type Reach = keyof typeof REACH;

/** How a person stands to one record: whose it is, and to whom it is assigned. */
export type Standing = { own?: boolean; assigned?: boolean; everAssigned?: boolean };

type Rule = Partial<Record<Role, Reach>> & { program?: false };

const STAFF = { employee: "all", admin: "all" } as const satisfies Rule;
const ADMINS = { admin: "all" } as const satisfies Rule;
const SIGNED_IN = { user: "all", ...STAFF } as const satisfies Rule;
const EVERYONE = { visitor: "all", ...SIGNED_IN } as const satisfies Rule;
const OWN_OR_STAFF = { ...STAFF, user: "own" } as const satisfies Rule;
const OWN_OR_ADMIN = { employee: "own", admin: "all" } as const satisfies Rule;
/** Staff are answered 404: they have no such profile (rules §11). */
const USERS_ALONE = { user: "own", employee: "none", admin: "none" } as const satisfies Rule;

/**
 * What no program may do, even with a token of an admin: sign in, change accounts, passwords and who works here, read what
 * letters say, let other programs in, decide on the shelter itself; and what belongs to the person at a screen, or is no call.
 */
const noProgram = <R extends Rule>(rule: R) => ({ ...rule, program: false }) as const;

/**
 * Every permission of the product: the roles that have it, and for which records (spec §6, rules §2). The server does
 * not start if a route names none of them. A record's `actions` come from here as well.
 */
const POLICY = {
  "assets.read": noProgram(EVERYONE),
  "documentation.read": EVERYONE,
  "health.read": noProgram(EVERYONE),
  "pages.read": noProgram(EVERYONE),
  // What other sites and portals show of the shelter.
  "feeds.read": noProgram(EVERYONE),
  "app.read": noProgram(EVERYONE),
  "animals.read": EVERYONE,
  "animals.write": STAFF,
  "animals.restore": ADMINS,
  "stays.read": STAFF,
  "stays.write": STAFF,
  "statistics.read": STAFF,
  "waiting.read": STAFF,
  "waiting.note": STAFF,
  "care.read": STAFF,
  "care.write": STAFF,
  "treatments.read": STAFF,
  "treatments.write": STAFF,
  "treatmentRules.write": ADMINS,
  "organisations.read": STAFF,
  "organisations.write": STAFF,
  "animalPapers.print": STAFF,
  // It names everybody who brought or adopted an animal.
  "register.print": ADMINS,
  "aftercare.remind": { user: "own" },
  "aftercare.end": noProgram(EVERYONE),
  "fosters.own": { user: "own" },
  "fosters.photo": OWN_OR_STAFF,
  "fosters.answer": STAFF,
  "animalGroups.read": EVERYONE,
  "animalGroups.edit": STAFF,
  "animalGroups.manage": ADMINS,
  "caretakers.manage": ADMINS,
  "jobs.read": EVERYONE,
  "jobs.write": STAFF,
  "jobs.restore": ADMINS,
  "news.read": EVERYONE,
  "news.write": STAFF,
  "newsletter.subscribe": noProgram(EVERYONE),
  "savedSearches.save": noProgram(EVERYONE),
  "newsletters.read": STAFF,
  "newsletters.send": ADMINS,
  "resources.read": STAFF,
  "resources.write": STAFF,
  "appointments.read": STAFF,
  "appointments.write": STAFF,
  "calendar.read": STAFF,
  // Everybody's own address for the calendar on their phone.
  "calendarAddress.own": noProgram(STAFF),
  // Whoever has the address; it is a secret.
  "calendarAddress.read": noProgram(EVERYONE),
  "tasks.read": STAFF,
  "tasks.write": STAFF,
  "visits.slots": EVERYONE,
  "visits.book": { user: "own" },
  "visits.read": OWN_OR_STAFF,
  "visits.cancel": OWN_OR_STAFF,
  "visits.cancelByLink": noProgram(EVERYONE),
  "visits.write": STAFF,
  "visitPlan.read": STAFF,
  "visitPlan.write": ADMINS,
  "photos.read": EVERYONE,
  // Files on a record: who may read the record. The adopter has those that are ticked for them.
  "attachments.read": OWN_OR_STAFF,
  "attachments.write": STAFF,
  "session.begin": noProgram(EVERYONE),
  "session.read": noProgram(SIGNED_IN),
  "account.confirmEmail": noProgram(SIGNED_IN),
  "account.changeAsUser": { user: "own" },
  "account.changeAsEmployee": { employee: "own", admin: "own" },
  // One's own second factor and sessions.
  "account.secure": { user: "own", employee: "own", admin: "own" },
  // For a person who has lost their second factor. The call refuses to reset one's own.
  "accounts.resetFactor": noProgram(ADMINS),
  "users.signUp": noProgram(EVERYONE),
  "profile.read": USERS_ALONE,
  "profile.change": USERS_ALONE,
  "favourites.own": { user: "own" },
  "users.read": OWN_OR_STAFF,
  "users.change": OWN_OR_STAFF,
  // Somebody's e-mail and password. Other staff have a link for a new password sent.
  "users.changeAccount": noProgram(ADMINS),
  "users.sendPasswordLink": noProgram(STAFF),
  "users.list": STAFF,
  "userNotes.write": STAFF,
  // Who wrote a note.
  "userNotes.change": { employee: "own", admin: "own" },
  "users.delete": noProgram(STAFF),
  "users.restore": noProgram(ADMINS),
  "users.export": ADMINS,
  "users.close": noProgram(ADMINS),
  "employees.names": STAFF,
  "employees.read": OWN_OR_ADMIN,
  "employees.change": noProgram(OWN_OR_ADMIN),
  // An employee is let in to read why they cannot delete their own account (spec §6).
  "employees.delete": { employee: "none", admin: "others" },
  "employees.manage": noProgram(ADMINS),
  "employees.restore": noProgram(ADMINS),
  "jobApplications.send": noProgram(SIGNED_IN),
  "jobApplications.read": OWN_OR_STAFF,
  "jobApplications.own": { user: "own" },
  "jobApplications.list": STAFF,
  "jobApplications.note": STAFF,
  "jobApplications.delete": ADMINS,
  "jobApplications.decide": ADMINS,
  "adoptions.readAll": ADMINS,
  "adoptions.readAssigned": STAFF,
  "adoptions.read": { user: "own", employee: "everAssigned", admin: "all" },
  // The steps of `adoption.process.ts`. People who may not see the adoption are answered 404 before.
  "adoptions.stepAsAdopter": { user: "own", employee: "none", admin: "none" },
  "adoptions.stepAsStaff": { user: "none", employee: "assigned", admin: "all" },
  // Any employee: the one who stands at the counter when the adopter comes hands the animal over.
  "adoptions.handOver": STAFF,
  "adoptions.own": { user: "own" },
  "adoptions.draft": { user: "own" },
  "adoptions.apply": OWN_OR_STAFF,
  "adoptions.assign": ADMINS,
  "questionnaireTemplate.read": SIGNED_IN,
  "questionnaireTemplate.write": ADMINS,
  "messages.send": EVERYONE,
  "messages.read": STAFF,
  "messages.answer": STAFF,
  "messages.delete": ADMINS,
  "replyTemplates.write": ADMINS,
  "donations.give": noProgram(EVERYONE),
  // The provider's notice, which is signed, and the way back from its page, which changes nothing.
  "payments.notify": noProgram(EVERYONE),
  "payments.return": noProgram(EVERYONE),
  "payments.sandbox": noProgram(EVERYONE),
  "donations.read": ADMINS,
  // What was given while signed in.
  "donations.own": noProgram(SIGNED_IN),
  "monthlyGifts.give": noProgram(SIGNED_IN),
  "monthlyGifts.own": noProgram(SIGNED_IN),
  "monthlyGifts.read": ADMINS,
  "monthlyGifts.end": ADMINS,
  "outbox.read": noProgram(ADMINS),
  "outbox.retry": noProgram(ADMINS),
  "listViews.own": noProgram(STAFF),
  "listViews.share": noProgram(ADMINS),
  "dashboard.read": noProgram(STAFF),
  // Put off for oneself, or handed to a colleague.
  "dashboard.arrange": noProgram(STAFF),
  // Others have their own appointments in the morning list.
  "dashboard.readAll": noProgram(ADMINS),
  // What is found is cut to what this person may read.
  "search.read": noProgram(STAFF),
  "audit.read": ADMINS,
  "setup.use": noProgram(EVERYONE),
  "shelter.read": EVERYONE,
  "shelter.write": noProgram(ADMINS),
  // It names people, and adds thousands of animals at once.
  "imports.manage": ADMINS,
  // All animals and the people of their stays leave the house in one file.
  "exports.manage": noProgram(ADMINS),
  // Everything leaves the house in one file. Before an admin downloads a backup, they show again who they are.
  "backups.manage": noProgram(ADMINS),
  // What a period says is erased for good.
  "retention.manage": noProgram(ADMINS),
  // Admins see two people side by side, and give one of them the records of the other.
  "twins.merge": noProgram(ADMINS),
  // Who makes tokens lets programs in.
  "apiTokens.manage": noProgram(ADMINS),
  "webhooks.manage": ADMINS,
  "backgroundJobs.read": ADMINS,
  "backgroundJobs.retry": ADMINS,
  // Whether anything can be saved, how full the disk is, letters, jobs and backups: on the dashboard and the status screen.
  "serverHealth.read": ADMINS,
} as const satisfies Record<string, Rule>;

export type Permission = keyof typeof POLICY;

/** What is left to somebody who shall set up a second factor first: that, the site's pages, and signing out. */
const WITHOUT_FACTOR: readonly Permission[] = [
  ...(["assets.read", "documentation.read", "health.read", "pages.read", "app.read", "photos.read"] as const),
  ...(["shelter.read", "session.begin", "session.read", "account.secure"] as const),
];

/** @returns whether a route with this permission answers people who still have to set up a second factor */
export const isOpenWithoutFactor = (permission: Permission): boolean => WITHOUT_FACTOR.includes(permission);

/** Who asks: somebody in a role, or a program, which has some of the permissions of the person who let it in. */
export type Holder = { role: Role; program?: { permissions: ReadonlySet<Permission> } | undefined };

/** Every permission of the table, in its order. */
export const PERMISSIONS = Object.keys(POLICY) as Permission[];

/** @returns for which records this person or program has the permission; undefined where the route refuses them */
export function reachOf({ role, program }: Holder, permission: Permission): Reach | undefined {
  const rule: Rule = POLICY[permission];
  return program && !program.permissions.has(permission) ? undefined : rule[role];
}

/** @returns whether this person or program has the permission for a record. @param standing how they stand to it; left out: nobody's record */
export function may(who: Holder, permission: Permission, { own, assigned, everAssigned }: Standing = {}): boolean {
  const reach = reachOf(who, permission);
  if (reach === undefined || reach === "none") return false;
  return { all: true, own, others: !own, assigned, everAssigned }[reach] === true;
}

/**
 * @param actions a record's actions, each with the permission that its call asks for
 * @returns those that this person or program may take
 */
export const permitted = <A extends string>(
  who: Holder,
  actions: Readonly<Record<A, Permission>>,
  standing?: Standing,
): A[] => (Object.keys(actions) as A[]).filter((action) => may(who, actions[action], standing));

/** @returns whether this is the name of a permission of the table */
export function isPermission(name: unknown): name is Permission {
  return typeof name === "string" && Object.hasOwn(POLICY, name);
}

/** What every program has: answers that are the same for everybody. */
export const EVERY_PROGRAM: readonly Permission[] = ["documentation.read", "photos.read"];

/** The permissions that a program can be given: those that admins have for every record, but for the above. */
export const PROGRAM_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((name) => {
  const rule: Rule = POLICY[name];
  return rule.admin === "all" && rule.program !== false && !EVERY_PROGRAM.includes(name);
});
