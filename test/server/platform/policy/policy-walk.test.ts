import { describe, expect, test } from "vitest";
import {
  EVERY_PROGRAM,
  PERMISSIONS,
  type Permission,
  PROGRAM_PERMISSIONS,
} from "../../../../src/server/platform/policy.ts";
import { assembleCast, bodyOf, questionCount } from "../../adoption/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import {
  buildAnimal,
  buildAppointment,
  buildGroup,
  buildJob,
  buildJobApplication,
  buildMessage,
  buildNews,
  buildNewsletter,
  buildResource,
  buildTask,
} from "../../support/builders.ts";
import { type Client, signedInAs } from "../../support/client.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { aProgram } from "../../support/programs.ts";

/** In this order in every row of the table below. */
const PEOPLE = ["visitor", "user", "otherUser", "employee", "assignee", "mainCaretaker", "admin"] as const;
type Who = (typeof PEOPLE)[number];

/** Rows that many operations share. */
const ANYBODY = "200 200 200 200 200 200 200";
const SIGNED_IN = "401 200 200 200 200 200 200";
const STAFF = "401 403 403 200 200 200 200";
/** Staff are let in with a body that says nothing, and told so. */
const STAFF_REFUSED = "401 403 403 400 400 400 400";
const REMOVED_BY_STAFF = "401 403 403 204 204 204 204";
const REMOVED_BY_ADMIN = "401 403 403 403 403 403 204";
const ADMIN = "401 403 403 403 403 403 200";
/** Let in with an address of nothing. */
const ABSENT_TO_ADMIN = "401 403 403 403 403 403 404";
const ADMIN_REFUSED = "401 403 403 403 403 403 400";
const MOVED_BY_STAFF = "401 403 404 404 200 200 200";
/** The first of the staff deletes it; to the others it is gone. */
const DELETED_BY_STAFF = "401 403 403 204 404 404 404";
/** Allowed, but the adoption stands elsewhere. */
const TOO_SOON_FOR_STAFF = "401 403 404 404 409 409 409";
const TOO_SOON_FOR_ADOPTER = "401 409 404 404 403 403 403";
/** The bodies that are sent there do not fit, which is said after the door. */
const REFUSED_TO_ANYBODY = "400 400 400 400 400 400 400";
/** Without https there are no passkeys. */
const NO_PASSKEYS_HERE = "409 409 409 409 409 409 409";
/** `:accountId` is the user's. */
const OWN_USER = "401 200 403 403 403 403 403";

/**
 * What every operation answers to everybody, by spec §6 and rules §2 and §11 alone. `:id` is the
 * user's (of /users), the assignee's (of /employees), of an adoption of the user's at its first stage, or a known record.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  "POST /api/auth/login": REFUSED_TO_ANYBODY,
  "GET /api/auth/me": SIGNED_IN,
  "POST /api/auth/logout": "204 204 204 204 204 204 204",
  "PUT /api/accounts/:accountId/user": "401 400 403 403 403 403 403",
  "PUT /api/accounts/:accountId/employee": "401 403 403 403 400 403 403",
  "POST /api/auth/second-factor": REFUSED_TO_ANYBODY,
  // Nobody here has given a password just before.
  "POST /api/auth/second-factor/passkey": "401 401 401 401 401 401 401",
  "POST /api/auth/passkey": REFUSED_TO_ANYBODY,
  "POST /api/auth/passkey/question": NO_PASSKEYS_HERE,
  "GET /api/auth/confirm": SIGNED_IN,
  "POST /api/auth/confirm": "401 400 400 400 400 400 400",
  "POST /api/auth/confirm/passkey": "401 409 409 409 409 409 409",
  "GET /api/accounts/:accountId/passkeys": OWN_USER,
  "POST /api/accounts/:accountId/passkeys/question": "401 409 403 403 403 403 403",
  "POST /api/accounts/:accountId/passkeys": "401 400 403 403 403 403 403",
  "DELETE /api/accounts/:accountId/passkeys/:id": "401 404 403 403 403 403 403",
  "GET /api/accounts/:accountId/totp": OWN_USER,
  "POST /api/accounts/:accountId/totp": OWN_USER,
  "POST /api/accounts/:accountId/totp/confirm": "401 400 403 403 403 403 403",
  "DELETE /api/accounts/:accountId/totp": "401 404 403 403 403 403 403",
  "GET /api/accounts/:accountId/recovery-codes": OWN_USER,
  "POST /api/accounts/:accountId/recovery-codes": "401 409 403 403 403 403 403",
  "GET /api/accounts/:accountId/sessions": OWN_USER,
  "DELETE /api/accounts/:accountId/sessions": "401 204 403 403 403 403 403",
  "DELETE /api/accounts/:accountId/sessions/:id": "401 404 403 403 403 403 403",
  "GET /api/accounts/:accountId/second-factor": ADMIN,
  "DELETE /api/accounts/:accountId/second-factor": "401 403 403 403 403 403 409",
  "POST /api/auth/password/forgot": ANYBODY,
  "POST /api/auth/password/reset": REFUSED_TO_ANYBODY,
  "POST /api/auth/email/send": "401 409 409 409 409 409 409",
  "POST /api/auth/email/confirm": REFUSED_TO_ANYBODY,
  "POST /api/users": REFUSED_TO_ANYBODY,
  "GET /api/users": STAFF,
  "GET /api/users/me": "401 200 200 404 404 404 404",
  "PUT /api/users/me": "401 200 200 404 404 404 404",
  "GET /api/users/:id": "401 200 403 200 200 200 200",
  "PUT /api/users/:id": "401 200 403 200 200 200 200",
  "DELETE /api/users/:id": DELETED_BY_STAFF,
  "POST /api/users/:id/restore": ADMIN,
  "POST /api/users/:id/password-link": STAFF,
  "GET /api/users/by-account/:accountId": "401 200 403 200 200 200 200",
  "GET /api/users/me/export": "401 200 200 404 404 404 404",
  "GET /api/users/:id/export": ADMIN,
  "POST /api/users/me/close": "401 400 400 404 404 404 404",
  "POST /api/users/:id/close": REMOVED_BY_ADMIN,
  "GET /api/users/me/favourites": "401 200 200 403 403 403 403",
  "PUT /api/users/me/favourites/:animalId": "401 200 200 403 403 403 403",
  "DELETE /api/users/me/favourites/:animalId": "401 204 204 403 403 403 403",
  "GET /api/employees": STAFF,
  "GET /api/employees/:id": "401 403 403 403 200 403 200",
  "POST /api/employees": "401 403 403 403 403 403 400",
  "PUT /api/employees/:id": "401 403 403 403 200 403 200",
  "DELETE /api/employees/:id": REMOVED_BY_ADMIN,
  "POST /api/employees/:id/restore": ADMIN,
  "GET /api/employees/by-account/:accountId": "401 403 403 403 200 403 200",
  "GET /api/adoptions": ADMIN,
  "GET /api/adoptions/assigned": STAFF,
  "GET /api/adoptions/board": STAFF,
  "GET /api/adoptions/me": SIGNED_IN,
  "POST /api/intakes": STAFF_REFUSED,
  "GET /api/animals/:id/applications": STAFF,
  "GET /api/animals/:id/own-adoption": "401 200 200 403 403 403 403",
  "GET /api/adoptions/:id": "401 200 404 404 200 200 200",
  "POST /api/adoptions/applications": "401 201 201 400 400 400 400",
  "POST /api/adoptions/:id/questionnaire/send": MOVED_BY_STAFF,
  "POST /api/adoptions/:id/questionnaire/submit": TOO_SOON_FOR_ADOPTER,
  "GET /api/adoptions/:id/questionnaire/draft": "401 409 404 403 403 403 403",
  "PUT /api/adoptions/:id/questionnaire/draft": "401 409 404 403 403 403 403",
  "POST /api/adoptions/:id/questionnaire/staff-review": TOO_SOON_FOR_STAFF,
  "POST /api/adoptions/:id/main-caretaker/decision": TOO_SOON_FOR_STAFF,
  "POST /api/adoptions/:id/home-check/complete": TOO_SOON_FOR_STAFF,
  "POST /api/adoptions/:id/contract/issue": TOO_SOON_FOR_STAFF,
  "POST /api/adoptions/:id/contract/accept": TOO_SOON_FOR_ADOPTER,
  "POST /api/adoptions/:id/contract/withdraw": TOO_SOON_FOR_STAFF,
  "POST /api/adoptions/:id/withdraw": "401 200 404 404 403 403 403",
  "POST /api/adoptions/:id/reject": MOVED_BY_STAFF,
  "PUT /api/adoptions/:id/assignees": ADMIN,
  "GET /api/adoptions/:id/contract": "401 404 404 404 404 404 404",
  "GET /api/adoptions/:id/homecoming-card": "401 404 404 403 403 403 403",
  "GET /api/adoptions/questionnaire/template": SIGNED_IN,
  "PUT /api/adoptions/questionnaire/template": "401 403 403 403 403 403 400",
  "GET /api/animals": ANYBODY,
  "GET /api/animals/meta": ANYBODY,
  "GET /api/animals/:id": ANYBODY,
  "POST /api/animals": STAFF_REFUSED,
  "PUT /api/animals/:id": STAFF,
  "DELETE /api/animals/:id": REMOVED_BY_STAFF,
  "POST /api/animals/:id/restore": ADMIN,
  "GET /api/animals/:id/stays": STAFF,
  "GET /api/stays/words": STAFF,
  "POST /api/animals/:id/stays": STAFF_REFUSED,
  "POST /api/stays/:id/outcome": STAFF_REFUSED,
  "POST /api/stays/:id/reopen": STAFF_REFUSED,
  "GET /api/animals/:id/life": STAFF,
  "GET /api/animals/:id/wait": STAFF,
  "GET /api/animals/:id/forecast": STAFF,
  "GET /api/waiting": STAFF,
  "GET /api/waiting/count": STAFF,
  "GET /api/animal-rows": STAFF_REFUSED,
  "POST /api/animals/:id/round-notes": STAFF_REFUSED,
  "GET /api/statistics/summary": STAFF_REFUSED,
  "GET /api/animals/:id/care": STAFF,
  "POST /api/animals/:id/holds": STAFF_REFUSED,
  "POST /api/holds/:id/lift": "401 403 403 404 404 404 404",
  "POST /api/holds/:id/resume": "401 403 403 404 404 404 404",
  "PUT /api/holds/:id": STAFF_REFUSED,
  "POST /api/animals/:id/placements": STAFF_REFUSED,
  "POST /api/placements/:id/end": "401 403 403 404 404 404 404",
  "GET /api/placements/me": "401 200 200 403 403 403 403",
  "GET /api/placements/me/:id": "401 404 404 403 403 403 403",
  "POST /api/placements/me/:id/weights": "401 400 400 403 403 403 403",
  "POST /api/placements/me/:id/reports": "401 400 400 403 403 403 403",
  "GET /api/foster-reports": STAFF,
  "GET /api/foster-reports/:id/photo": "401 404 404 404 404 404 404",
  "POST /api/foster-reports/:id/answer": STAFF_REFUSED,
  "GET /api/animals/:id/weights": STAFF,
  "POST /api/animals/:id/weights": STAFF_REFUSED,
  "POST /api/animals/:id/chips": STAFF_REFUSED,
  "GET /api/animals/:id/observations": STAFF,
  "POST /api/animals/:id/observations": STAFF_REFUSED,
  "DELETE /api/observations/:id": "401 403 403 404 404 404 404",
  "GET /api/observations/:id/photo": "401 403 403 404 404 404 404",
  "GET /api/observations/unusual": STAFF,
  "GET /api/rounds": STAFF,
  "PUT /api/animals/:id/unit": STAFF_REFUSED,
  "GET /api/board": STAFF,
  "GET /api/locations": STAFF,
  "PUT /api/locations/:id": "401 403 403 404 404 404 404",
  "POST /api/locations/:id/units": STAFF_REFUSED,
  "PUT /api/units/:id": "401 403 403 404 404 404 404",
  "POST /api/locations": STAFF_REFUSED,
  "GET /api/adoptions/:id/aftercare": "401 404 404 404 404 404 404",
  "PUT /api/adoptions/:id/aftercare": "401 400 400 403 403 403 403",
  "GET /api/animals/:id/visit-slots": ANYBODY,
  "POST /api/visits": "401 400 400 403 403 403 403",
  "GET /api/visits/me": "401 200 200 403 403 403 403",
  "GET /api/visits/:id": "401 404 404 404 404 404 404",
  "PUT /api/visits/:id": "401 403 403 404 404 404 404",
  "POST /api/visits/:id/cancel": "401 404 404 404 404 404 404",
  "POST /api/visits/:id/outcome": STAFF_REFUSED,
  "GET /api/visits/:id/calendar": "401 404 404 404 404 404 404",
  "POST /api/visits/cancel": "303 303 303 303 303 303 303",
  "GET /api/adoptions/:id/visits": "401 200 404 404 200 200 200",
  "PUT /api/adoptions/:id/home-check": "401 400 400 400 400 400 400",
  "GET /api/calendar": STAFF_REFUSED,
  "GET /api/calendar/times": STAFF_REFUSED,
  "GET /api/calendar/address": STAFF,
  "POST /api/calendar/address": "401 403 403 201 201 201 201",
  "DELETE /api/calendar/address": REMOVED_BY_STAFF,
  "GET /api/visit-plan": STAFF,
  "PUT /api/visit-plan": ADMIN_REFUSED,
  "GET /api/aftercare/end": "303 303 303 303 303 303 303",
  "POST /api/aftercare/end": "303 303 303 303 303 303 303",
  "GET /api/treatments": STAFF,
  "POST /api/treatments/give": STAFF_REFUSED,
  "GET /api/treatments/confirmed-batches": STAFF,
  "POST /api/treatments/confirm-batch": STAFF_REFUSED,
  "POST /api/treatments/undo": STAFF_REFUSED,
  "POST /api/treatments/:id/skip": STAFF_REFUSED,
  "PUT /api/treatments/:id": "401 403 403 404 404 404 404",
  "GET /api/treatments/batches": STAFF,
  "GET /api/treatments/recall": STAFF_REFUSED,
  "GET /api/animals/:id/treatments": STAFF,
  "POST /api/animals/:id/treatments": STAFF_REFUSED,
  "GET /api/treatment-kinds": STAFF,
  "PUT /api/treatment-kinds/:id": "401 403 403 403 403 403 404",
  "PUT /api/treatment-rules/:id": "401 403 403 403 403 403 404",
  "GET /api/statistics/months": STAFF_REFUSED,
  "GET /api/statistics/phases": STAFF_REFUSED,
  "GET /api/statistics/phases/stays": STAFF_REFUSED,
  "GET /api/statistics/population": STAFF_REFUSED,
  "GET /api/statistics/inspection": STAFF_REFUSED,
  "GET /api/statistics/flow": STAFF_REFUSED,
  "GET /api/statistics/donations": ADMIN_REFUSED,
  "GET /api/statistics/council": STAFF_REFUSED,
  "GET /api/animals/:id/medical-history": STAFF,
  "GET /api/animals/:id/poster": STAFF,
  "GET /api/search": STAFF_REFUSED,
  "GET /api/kennel-cards": STAFF_REFUSED,
  "GET /api/register": ADMIN_REFUSED,
  "GET /api/register/parts": ADMIN_REFUSED,
  "GET /api/statistics/capacity": STAFF_REFUSED,
  "GET /api/animal-attribute-types": ANYBODY,
  "GET /api/animal-groups/attribute-types": ANYBODY,
  "GET /api/animal-attribute-types/:id": ANYBODY,
  "GET /api/animal-groups/animals/:animalId/attribute-scores": ANYBODY,
  "GET /api/animal-groups": ANYBODY,
  "GET /api/animal-groups/:id": ANYBODY,
  "POST /api/animal-groups": "401 403 403 403 403 403 400",
  "PUT /api/animal-groups/:id": STAFF,
  "DELETE /api/animal-groups/:id": REMOVED_BY_ADMIN,
  "POST /api/animal-groups/:id/restore": ADMIN,
  "POST /api/animal-groups/:id/caretakers": "401 403 403 403 403 403 400",
  "PATCH /api/animal-groups/:id/caretakers/:employeeId": "401 403 403 403 403 403 400",
  "DELETE /api/animal-groups/:id/caretakers/:employeeId": "401 403 403 403 403 403 404",
  "GET /api/news": ANYBODY,
  "GET /api/news/search": ANYBODY,
  "GET /api/news/:id": ANYBODY,
  "GET /api/news/:id/photos/:photoId": "401 403 403 404 404 404 404",
  "GET /api/jobs": ANYBODY,
  "GET /api/jobs/:id": ANYBODY,
  "POST /api/news": STAFF_REFUSED,
  "PUT /api/news/:id": STAFF,
  "DELETE /api/news/:id": REMOVED_BY_STAFF,
  "POST /api/jobs": STAFF_REFUSED,
  "PUT /api/jobs/:id": STAFF,
  "DELETE /api/jobs/:id": REMOVED_BY_STAFF,
  "POST /api/jobs/:id/restore": ADMIN,
  "GET /api/resources": STAFF,
  "GET /api/resources/types": STAFF,
  "GET /api/resources/:id": STAFF,
  "POST /api/resources": STAFF_REFUSED,
  "PUT /api/resources/:id": STAFF,
  "POST /api/resources/:id/use": STAFF_REFUSED,
  "DELETE /api/resources/:id": REMOVED_BY_STAFF,
  "GET /api/appointments": STAFF,
  "GET /api/appointments/free": STAFF_REFUSED,
  "GET /api/appointments/service-types": STAFF,
  "GET /api/appointments/:id": STAFF,
  "POST /api/appointments": STAFF_REFUSED,
  "PUT /api/appointments/:id": STAFF,
  "DELETE /api/appointments/:id": REMOVED_BY_STAFF,
  // The appointment of the scene is of a later day.
  "POST /api/appointments/:id/done": "401 403 403 409 409 409 409",
  "POST /api/appointments/:id/not-done": STAFF,
  "GET /api/tasks": STAFF,
  "GET /api/tasks/:id": STAFF,
  "POST /api/tasks": STAFF_REFUSED,
  "PUT /api/tasks/:id": STAFF,
  "DELETE /api/tasks/:id": REMOVED_BY_STAFF,
  "POST /api/tasks/:id/done": STAFF,
  "POST /api/tasks/:id/undone": STAFF,
  "GET /api/job-applications": STAFF,
  "GET /api/job-applications/me": "401 200 200 403 403 403 403",
  "GET /api/job-applications/:id": "401 200 404 200 200 200 200",
  "POST /api/job-applications": "401 400 400 400 400 400 400",
  "DELETE /api/job-applications/:id": REMOVED_BY_ADMIN,
  "POST /api/job-applications/:id/accept": ADMIN,
  "POST /api/job-applications/:id/reject": ADMIN,
  "POST /api/job-applications/:id/note": STAFF,
  "POST /api/newsletters": REFUSED_TO_ANYBODY,
  "GET /api/newsletters/confirm": "303 303 303 303 303 303 303",
  "POST /api/newsletters/confirm": "303 303 303 303 303 303 303",
  "GET /api/newsletters/end": "303 303 303 303 303 303 303",
  "POST /api/newsletters/end": "303 303 303 303 303 303 303",
  "GET /api/newsletters/unsubscribe": "303 303 303 303 303 303 303",
  "POST /api/newsletters/unsubscribe": REFUSED_TO_ANYBODY,
  "POST /api/saved-searches": REFUSED_TO_ANYBODY,
  "GET /api/saved-searches/confirm": "303 303 303 303 303 303 303",
  "POST /api/saved-searches/confirm": "303 303 303 303 303 303 303",
  "GET /api/saved-searches/end": "303 303 303 303 303 303 303",
  "POST /api/saved-searches/end": "303 303 303 303 303 303 303",
  "GET /api/newsletters": STAFF,
  "GET /api/newsletters/subscribers": STAFF,
  "GET /api/newsletters/:id": STAFF,
  "POST /api/newsletters/issues/preview": STAFF_REFUSED,
  "POST /api/newsletters/issues": "401 403 403 403 403 403 400",
  "PUT /api/newsletters/issues/:id": ADMIN,
  "DELETE /api/newsletters/issues/:id": REMOVED_BY_ADMIN,
  "GET /api/newsletters/:id/photos/:photoId": "401 403 403 404 404 404 404",
  "POST /api/newsletters/:id/send": ADMIN,
  "POST /api/newsletters/:id/schedule": "401 403 403 403 403 403 400",
  "POST /api/newsletters/:id/unschedule": "401 403 403 403 403 403 409",
  "POST /api/contact/send": REFUSED_TO_ANYBODY,
  "GET /api/contact/messages": STAFF,
  "GET /api/contact/messages/:id": STAFF,
  "POST /api/contact/messages/:id/answered": STAFF,
  "POST /api/contact/messages/:id/not-answered": STAFF,
  "POST /api/contact/messages/:id/replies": STAFF_REFUSED,
  "GET /api/contact/messages/:id/reply-templates": STAFF,
  "GET /api/reply-templates": STAFF,
  "GET /api/reply-templates/:id": "401 403 403 404 404 404 404",
  "POST /api/reply-templates": ADMIN_REFUSED,
  "PUT /api/reply-templates/:id": ABSENT_TO_ADMIN,
  "DELETE /api/reply-templates/:id": ABSENT_TO_ADMIN,
  "POST /api/contact/messages/:id/close": STAFF,
  "POST /api/contact/messages/:id/reopen": STAFF,
  "DELETE /api/contact/messages/:id": REMOVED_BY_ADMIN,
  "POST /api/attachments": "401 403 403 415 415 415 415",
  "GET /api/attachments": "401 400 400 400 400 400 400",
  "GET /api/attachments/:id/file": "401 404 404 404 404 404 404",
  "PUT /api/attachments/:id": "401 403 403 404 404 404 404",
  "DELETE /api/attachments/:id": "401 403 403 404 404 404 404",
  "POST /api/attachments/:id/restore": "401 403 403 404 404 404 404",
  "GET /api/photos/:id": "404 404 404 404 404 404 404",
  "POST /api/payment/donate": REFUSED_TO_ANYBODY,
  "POST /api/payment/payu/notify": "401 401 401 401 401 401 401",
  "GET /api/payment/payu/return": "303 303 303 303 303 303 303",
  "POST /api/payment/payu/return": "303 303 303 303 303 303 303",
  "GET /api/donations": ADMIN,
  "GET /api/donations/me": SIGNED_IN,
  "GET /api/donations/me/statement": "401 400 400 400 400 400 400",
  "POST /api/payment/monthly": "401 400 400 400 400 400 400",
  "GET /api/monthly-gifts/me": SIGNED_IN,
  "PUT /api/monthly-gifts/me": "401 400 400 400 400 400 400",
  "POST /api/monthly-gifts/me/pause": "401 404 404 404 404 404 404",
  "POST /api/monthly-gifts/me/resume": "401 404 404 404 404 404 404",
  "POST /api/monthly-gifts/me/end": "401 404 404 404 404 404 404",
  "GET /api/monthly-gifts": ADMIN,
  "POST /api/monthly-gifts/:id/end": "401 403 403 403 403 403 404",
  "GET /api/users/:id/donations": ADMIN,
  "GET /api/users/:id/notes": STAFF,
  "POST /api/users/:id/notes": STAFF_REFUSED,
  "PUT /api/users/:id/notes/:noteId": STAFF_REFUSED,
  "DELETE /api/users/:id/notes/:noteId": "401 403 403 404 404 404 404",
  "GET /api/users/:id/donations/statement": ADMIN_REFUSED,
  "GET /api/outbox": ADMIN,
  "GET /api/outbox/:id": "401 403 403 403 403 403 404",
  "POST /api/outbox/:id/retry": "401 403 403 403 403 403 404",
  "GET /api/dashboard": STAFF,
  "GET /api/dashboard/morning": STAFF,
  "POST /api/dashboard/morning/hand": STAFF_REFUSED,
  "POST /api/dashboard/morning/put-off": STAFF_REFUSED,
  "PUT /api/dashboard/morning/letter": STAFF_REFUSED,
  "GET /api/audit": ADMIN,
  "POST /api/setup": REFUSED_TO_ANYBODY,
  "GET /api/shelter": ANYBODY,
  "GET /api/shelter/demonstration": ADMIN,
  "DELETE /api/shelter/texts/:key": "401 403 403 403 403 403 404",
  "GET /api/shelter/texts": ADMIN,
  "GET /api/shelter/texts/:key/history": "401 403 403 403 403 403 404",
  "POST /api/shelter/texts/:key/preview": "401 403 403 403 403 403 404",
  "PUT /api/shelter/texts/:key": "401 403 403 403 403 403 404",
  "POST /api/shelter/leave-demonstration": "401 403 403 403 403 403 400",
  "PUT /api/shelter": "401 403 403 403 403 403 428",
  "GET /api/shelter/first-steps": ADMIN,
  "PUT /api/shelter/first-steps": "401 403 403 403 403 403 400",
  "POST /api/shelter/test-letter": "401 403 403 403 403 403 409",
  "GET /api/shelter/lists/:list": ABSENT_TO_ADMIN,
  "POST /api/shelter/lists/:list": ABSENT_TO_ADMIN,
  "PUT /api/shelter/lists/:list/:id": ABSENT_TO_ADMIN,
  "DELETE /api/shelter/lists/:list/:id": ABSENT_TO_ADMIN,
  "POST /api/shelter/lists/:list/order": ABSENT_TO_ADMIN,
  "POST /api/shelter/lists/:list/:id/retire": ABSENT_TO_ADMIN,
  "POST /api/shelter/lists/:list/:id/restore": ABSENT_TO_ADMIN,
  "GET /api/list-views/:list": "401 403 403 404 404 404 404",
  "PUT /api/list-views/:list/columns": "401 403 403 404 404 404 404",
  "PUT /api/list-views/:list/look": "401 403 403 404 404 404 404",
  "POST /api/list-views/:list": "401 403 403 404 404 404 404",
  "DELETE /api/list-views/:list/:id": "401 403 403 404 404 404 404",
  "POST /api/animals/bulk/group": STAFF_REFUSED,
  "POST /api/animals/bulk/unit": STAFF_REFUSED,
  "GET /api/users/:id/stay-contacts": STAFF,
  "POST /api/stay-contacts/:id/link": STAFF_REFUSED,
  "GET /api/twins": ADMIN_REFUSED,
  "POST /api/twins/:id/dismiss": ABSENT_TO_ADMIN,
  "GET /api/users/:id/merge": ADMIN_REFUSED,
  "POST /api/users/:id/merge": ADMIN_REFUSED,
  "GET /api/animals/:id/merge": ADMIN_REFUSED,
  "POST /api/animals/:id/merge": ADMIN_REFUSED,
  "GET /api/merges": ADMIN,
  "POST /api/merges/:id/undo": ABSENT_TO_ADMIN,
  "POST /api/imports": "401 403 403 403 403 403 415",
  "GET /api/imports": ADMIN,
  "GET /api/imports/:id": ABSENT_TO_ADMIN,
  "PUT /api/imports/:id": ABSENT_TO_ADMIN,
  "DELETE /api/imports/:id": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/check": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/run": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/pause": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/cancel": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/undo": ABSENT_TO_ADMIN,
  "GET /api/imports/:id/rows": ABSENT_TO_ADMIN,
  "GET /api/imports/:id/problems.csv": ABSENT_TO_ADMIN,
  "GET /api/imports/:id/mappings": ABSENT_TO_ADMIN,
  "POST /api/imports/:id/mappings": ADMIN_REFUSED,
  "POST /api/imports/:id/mappings/:mappingId/use": ABSENT_TO_ADMIN,
  "POST /api/export": "401 403 403 403 403 403 202",
  "GET /api/export": ADMIN,
  "GET /api/export/:id": ABSENT_TO_ADMIN,
  "GET /api/export/:id/file": ABSENT_TO_ADMIN,
  "GET /api/backups": ADMIN,
  "POST /api/backups": "401 403 403 403 403 403 202",
  "GET /api/backups/:name": ABSENT_TO_ADMIN,
  "GET /api/backups/:name/file": ABSENT_TO_ADMIN,
  "GET /api/background-jobs/failed": ADMIN,
  "GET /api/status": ADMIN,
  "POST /api/background-jobs/:id/retry": "401 403 403 403 403 403 404",
  "GET /api/openapi.json": ANYBODY,
  "GET /api/api-tokens": ADMIN,
  "GET /api/api-tokens/permissions": ADMIN,
  "POST /api/api-tokens": ADMIN_REFUSED,
  "DELETE /api/api-tokens/:id": ABSENT_TO_ADMIN,
  "GET /api/webhooks": ADMIN,
  "POST /api/webhooks": ADMIN_REFUSED,
  "GET /api/webhooks/:id": ABSENT_TO_ADMIN,
  "PUT /api/webhooks/:id": ABSENT_TO_ADMIN,
  "DELETE /api/webhooks/:id": ABSENT_TO_ADMIN,
  "POST /api/webhooks/:id/ping": ABSENT_TO_ADMIN,
  "GET /api/webhooks/:id/deliveries": ABSENT_TO_ADMIN,
  "POST /api/webhooks/:id/deliveries/:deliveryId/again": ABSENT_TO_ADMIN,
};

/** No program may do this, whoever lets it in: whoever adds to this list or takes from it has thought about it. */
const NO_PROGRAM: readonly string[] = [
  "assets.read",
  "documentation.read",
  "health.read",
  "pages.read",
  "feeds.read",
  "app.read",
  "aftercare.remind",
  "aftercare.end",
  "fosters.own",
  "newsletter.subscribe",
  "savedSearches.save",
  "calendarAddress.own",
  "calendarAddress.read",
  "visits.book",
  "visits.cancelByLink",
  "photos.read",
  "session.begin",
  "session.read",
  "account.confirmEmail",
  "account.changeAsUser",
  "account.changeAsEmployee",
  "account.secure",
  "accounts.resetFactor",
  "users.signUp",
  "profile.read",
  "profile.change",
  "favourites.own",
  "users.changeAccount",
  "users.sendPasswordLink",
  "userNotes.change",
  "users.delete",
  "users.restore",
  "users.close",
  "employees.change",
  "employees.delete",
  "employees.manage",
  "employees.restore",
  "jobApplications.send",
  "jobApplications.own",
  "adoptions.stepAsAdopter",
  "adoptions.own",
  "adoptions.draft",
  "donations.give",
  "payments.notify",
  "payments.return",
  "payments.sandbox",
  "donations.own",
  "monthlyGifts.give",
  "monthlyGifts.own",
  "outbox.read",
  "outbox.retry",
  "listViews.own",
  "listViews.share",
  "dashboard.read",
  "dashboard.arrange",
  "dashboard.readAll",
  "search.read",
  "setup.use",
  "shelter.write",
  "exports.manage",
  "backups.manage",
  "twins.merge",
  "apiTokens.manage",
];
/** The rest of what is served: pages, files, health; nothing in it is anybody's own, or a screen that calls the above. */
const NO_CALL = /^\/(?!api\/)|^\/api\/docs/;

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const operations = () =>
  shelter.app.operations
    .filter(({ method, url }) => method !== "HEAD" && !NO_CALL.test(url))
    .map(({ method, url }) => `${method} ${url}`);

/** People, and an adoption that nobody has touched; anew for every operation, since some of them change people. */
type Scene = { people: Record<Exclude<Who, "visitor">, Person>; visitor: Client };

async function setScene(): Promise<Scene> {
  const people = {
    user: await aUser(shelter),
    otherUser: await aUser(shelter),
    employee: await anEmployee(shelter),
    assignee: await anEmployee(shelter),
    mainCaretaker: { ...cast.mainCaretaker, client: await signedInAs(shelter, cast.mainCaretaker.accountId) },
    admin: await anAdmin(shelter),
  };
  return { people, visitor: aVisitor(shelter) };
}

/** The user's adoption at its first stage, with the main caretaker and one more assignee. */
async function freshAdoption({ people }: Scene): Promise<number> {
  const animalId = await buildAnimal(shelter.db, { animal_group_id: cast.group });
  const applied = await people.user.client.post("/api/adoptions/applications", {
    animalId,
    applicationLetter: "Please.",
  });
  const { id } = applied.json();
  const employeeIds = [people.mainCaretaker.id, people.assignee.id];
  const assigned = await people.admin.client.put(`/api/adoptions/${id}/assignees`, { employeeIds });
  expect(assigned.statusCode).toBe(200);
  return id;
}

const KNOWN: [RegExp, (scene: Scene) => number | Promise<number>][] = [
  [/^\/api\/adoptions\/:id/, freshAdoption],
  [/^\/api\/users\/:id/, ({ people }) => people.user.id],
  [/^\/api\/users\/by-account/, ({ people }) => people.user.accountId],
  [/^\/api\/accounts\/:accountId\/user/, ({ people }) => people.user.accountId],
  [/^\/api\/accounts\/:accountId\/employee/, ({ people }) => people.assignee.accountId],
  [/^\/api\/accounts\/:accountId/, ({ people }) => people.user.accountId],
  [/^\/api\/employees\/by-account/, ({ people }) => people.assignee.accountId],
  [/^\/api\/employees\/:id/, ({ people }) => people.assignee.id],
  [/^\/api\/animals|^\/api\/animal-groups\/animals|^\/api\/users\/me\/favourites/, () => buildAnimal(shelter.db)],
  [/^\/api\/animal-groups\/:id/, () => buildGroup(shelter.db)],
  [/^\/api\/newsletters/, () => buildNewsletter(shelter.db)],
  [/^\/api\/news/, () => buildNews(shelter.db)],
  [/^\/api\/jobs/, () => buildJob(shelter.db)],
  [/^\/api\/resources/, () => buildResource(shelter.db)],
  [/^\/api\/appointments/, () => buildAppointment(shelter.db)],
  [/^\/api\/tasks/, () => buildTask(shelter.db)],
  [/^\/api\/job-applications/, ({ people }) => buildJobApplication(shelter.db, { account_id: people.user.accountId })],
  [/^\/api\/contact\/messages/, () => buildMessage(shelter.db)],
  [/^\/api\/animal-attribute-types/, () => 1],
];
const UNKNOWN = 2_000_000_000;

async function addressIn(scene: Scene, url: string): Promise<string> {
  if (!url.includes(":")) return url;
  const known = KNOWN.find(([pattern]) => pattern.test(url));
  const address = url.replace(/:\w+/, String(known ? await known[1](scene) : UNKNOWN));
  return address.replace(/:\w+/, String(UNKNOWN));
}

/** What is sent with each write; with the bodies left out here the call is refused as malformed, after the door. */
async function bodyFor(operation: string): Promise<object | undefined> {
  const { db } = shelter;
  const bodies: Record<string, () => object | Promise<object>> = {
    "PUT /api/users/me": () => ({ city: "Łódź" }),
    "PUT /api/users/:id": () => ({ city: "Łódź" }),
    "PUT /api/employees/:id": () => ({ description: "Walks the dogs." }),
    "POST /api/job-applications/:id/note": () => ({ note: "Call back." }),
    "PUT /api/accounts/:accountId/user": () => ({ currentPassword: "guess", email: "new@person.test" }),
    "PUT /api/accounts/:accountId/employee": () => ({ currentPassword: "guess", email: "new@person.test" }),
    "POST /api/auth/password/forgot": () => ({ email: "nobody@person.test" }),
    "POST /api/users/me/close": () => ({ currentPassword: "guess" }),
    "POST /api/adoptions/applications": async () => ({
      animalId: await buildAnimal(db),
      applicationLetter: "Please.",
    }),
    "PUT /api/adoptions/:id/questionnaire/draft": () => ({ answers: ["A garden."], version: 0 }),
    "PUT /api/adoptions/:id/assignees": () => ({ employeeIds: [] }),
  };
  const own = await bodies[operation]?.();
  const action = /^POST \/api\/adoptions\/:id\/(.+)$/.exec(operation)?.[1];
  return own ?? (action ? bodyOf(action as Parameters<typeof bodyOf>[0], questions) : {});
}

/** What a program sends, which has exactly these permissions of an admin. */
async function statusForProgram(permissions: readonly Permission[], operation: string, scene: Scene): Promise<number> {
  const [method = "", url = ""] = operation.split(" ");
  const { send } = await aProgram(shelter, scene.people.admin, permissions);
  const body = method === "GET" ? undefined : await bodyFor(operation);
  return (await send(method as "GET", await addressIn(scene, url), body)).statusCode;
}

async function statusFor(who: Who, operation: string, scene: Scene): Promise<number> {
  const [method = "", url = ""] = operation.split(" ");
  const address = await addressIn(scene, url);
  const client = who === "visitor" ? scene.visitor : scene.people[who].client;
  if (method === "GET") return (await client.get(address)).statusCode;
  const body = await bodyFor(operation);
  const send = { POST: client.post, PUT: client.put, PATCH: client.patch, DELETE: client.delete }[method];
  if (!send) throw new Error(`The walk does not know ${method}.`);
  return (await send(address, body)).statusCode;
}

describe("the policy", () => {
  test("is written down for every operation of the application, and for no other", () => {
    expect(operations().sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  test.each(Object.entries(EXPECTED))("%s answers everybody as it should", async (operation, expected) => {
    const scene = await setScene();
    const statuses: number[] = [];
    for (const who of PEOPLE) statuses.push(await statusFor(who, operation, scene));
    const named = (row: readonly (string | number)[]) => PEOPLE.map((who, at) => `${who} ${row[at]}`);
    expect(named(statuses)).toEqual(named(expected.split(" ")));
  });

  test.each(Object.keys(EXPECTED))(
    "%s lets in a program that was given its permission, and no other",
    async (operation) => {
      const found = shelter.app.operations.find(({ method, url }) => `${method} ${url}` === operation);
      const { permission } = found as NonNullable<typeof found>;
      const scene = await setScene();
      const others = PERMISSIONS.filter((name) => name !== permission);
      const isOpen = EVERY_PROGRAM.includes(permission);
      expect((await statusForProgram(others, operation, scene)) === 403).toBe(!isOpen);
      const status = await statusForProgram([permission], operation, scene);
      if (PROGRAM_PERMISSIONS.includes(permission) || isOpen) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    },
  );

  test("keeps from programs what is a person's alone", () => {
    expect(PERMISSIONS.filter((name) => !PROGRAM_PERMISSIONS.includes(name))).toEqual(NO_PROGRAM);
  });
});
