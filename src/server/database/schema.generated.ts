/** Made from the migrated database by `npm run types`; do not edit. */
import type { ColumnType, JSONColumnType } from "kysely";

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
type JsonColumn = JSONColumnType<object>;
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
type GeneratedAlways<T> = T extends ColumnType<infer S, infer _I, infer _U> ? ColumnType<S, never, never> : ColumnType<T, never, never>;

export interface Accounts {
  id: GeneratedAlways<number>;
  kind: "user" | "employee";
  email: string;
  password_hash: string;
  created_at: Generated<Timestamp>;
  email_confirmed_at: Timestamp | null;
  listed_user_id: number | null;
  language: Generated<string>;
  password_by_staff: Generated<boolean>;
  password_min_length: Generated<number>;
}

export interface AdoptionContracts {
  adoption_id: number;
  issued_at: Timestamp;
  terms: JsonColumn;
  accepted_at: Timestamp | null;
  accepted_text: string | null;
  accepted_sha256: string | null;
  accepted_from: string | null;
  paper: JsonColumn | null;
  logo_id: number | null;
}

export interface AdoptionHistory {
  id: GeneratedAlways<number>;
  adoption_id: number;
  at: Generated<Timestamp>;
  actor_account_id: number | null;
  event: string;
  stage_type: number;
  stage_status: number;
  note: Generated<string>;
  message: Generated<string>;
  despite: Generated<string>;
  cautions: Generated<string[]>;
}

export interface AdoptionNames {
  adoption_id: number;
  created_at: Timestamp;
  animal_name: string;
  adopter_name: string;
  names_folded: GeneratedAlways<string>;
}

export interface AdoptionQuestionnaires {
  adoption_id: number;
  questions: string[];
  answers: Generated<string[]>;
  sent_at: Generated<Timestamp>;
  submitted_at: Timestamp | null;
  staff_score: number | null;
  staff_note: Generated<string>;
  reviewed_at: Timestamp | null;
  draft: string[] | null;
  draft_version: Generated<number>;
  translated_questions: Generated<JsonColumn>;
  details: Generated<JsonColumn>;
}

export interface AdoptionStageAssignees {
  stage_id: number;
  employee_id: number;
  assigned_at: Generated<Timestamp>;
  end_at: Timestamp | null;
}

export interface AdoptionStages {
  id: GeneratedAlways<number>;
  adoption_id: number;
  type: number;
  opened_at: Generated<Timestamp>;
  closed_at: Timestamp | null;
}

export interface Adoptions {
  id: GeneratedAlways<number>;
  animal_id: number;
  user_id: number;
  application_letter: string;
  created_at: Generated<Timestamp>;
  stage_type: Generated<number>;
  stage_status: Generated<number>;
  outcome: "completed" | "rejected" | "withdrawn" | null;
  closed_at: Timestamp | null;
  returned_at: Timestamp | null;
  stay_id: number;
  holds_open_stay: GeneratedAlways<boolean | null>;
  completed: GeneratedAlways<boolean | null>;
  erased_at: Timestamp | null;
  ended_stage_type: GeneratedAlways<number | null>;
  ended_stage_status: GeneratedAlways<number | null>;
  fetch_task_at: Timestamp | null;
}

export interface AftercareLetters {
  treatment_id: number;
  written_at: Timestamp;
}

export interface AftercareReminders {
  adoption_id: number;
  asked_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface AnimalAttributeScores {
  animal_id: number;
  attribute_type_id: number;
  score: number;
}

export interface AnimalAttributeTypes {
  id: GeneratedAlways<number>;
  name: string;
  names: Generated<JsonColumn>;
  retired_at: Timestamp | null;
  trait: "children" | "animals" | "energy" | "independence" | null;
  version: Generated<number>;
}

export interface AnimalGroupCaretakers {
  animal_group_id: number;
  employee_id: number;
  is_main_caretaker: Generated<boolean>;
  added_at: Generated<Timestamp>;
}

export interface AnimalGroups {
  id: GeneratedAlways<number>;
  name: string;
  description: Generated<string>;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  names: Generated<JsonColumn>;
  descriptions: Generated<JsonColumn>;
  name_folded: GeneratedAlways<string>;
}

export interface Animals {
  id: GeneratedAlways<number>;
  name: string;
  type: "Dog" | "Cat";
  sex: "Male" | "Female" | null;
  breed: string | null;
  born_on: string | null;
  weight_kg: number | null;
  where_found: string;
  arrival_date: string;
  is_chipped: Generated<boolean>;
  description: Generated<string>;
  status: Generated<"Available" | "Reserved" | "Adopted" | "InCare" | "Left">;
  animal_group_id: number | null;
  main_photo_id: number | null;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  name_folded: GeneratedAlways<string>;
  descriptions: Generated<JsonColumn>;
  show_while_in_care: Generated<boolean>;
  not_for_adoption: Generated<boolean>;
  score_children: number | null;
  score_animals: number | null;
  score_energy: number | null;
  score_independence: number | null;
  birth_month_known: Generated<boolean>;
  film_url: string | null;
  available_since: Timestamp | null;
  home_needed: "flat" | "lift" | "garden" | null;
  colours: Generated<string[]>;
  markings: Generated<string>;
}

export interface ApiTokens {
  id: GeneratedAlways<number>;
  name: string;
  token_hash: Buffer;
  token_end: string;
  permissions: string[];
  account_id: number;
  created_at: Timestamp;
  expires_on: string | null;
  last_used_at: Timestamp | null;
}

export interface Appointments {
  id: GeneratedAlways<number>;
  animal_id: number;
  employee_id: number;
  service_type_id: number;
  purpose: string;
  date_of_appointment: Timestamp;
  created_at: Generated<Timestamp>;
  animal_name: Generated<string>;
  animal_name_folded: GeneratedAlways<string>;
  done_at: Timestamp | null;
  done_by: number | null;
  minutes: Generated<number>;
}

export interface Attachments {
  id: GeneratedAlways<number>;
  key: string;
  animal_id: number | null;
  user_id: number | null;
  adoption_id: number | null;
  treatment_id: number | null;
  name: string;
  title: Generated<string>;
  on_day: string | null;
  type: string;
  bytes: number;
  sha256: string;
  for_adopter: Generated<boolean>;
  added_at: Timestamp;
  added_by: number | null;
  deleted_at: Timestamp | null;
  deleted_by: number | null;
}

export interface AuditChanges {
  entry_id: number;
  subject: string;
  subject_id: number | null;
  before: JsonColumn;
  after: JsonColumn;
}

export interface AuditLog {
  id: GeneratedAlways<number>;
  at: Generated<Timestamp>;
  actor_account_id: number | null;
  action: string;
  subject: string;
  subject_id: number | null;
  details: Generated<JsonColumn>;
}

export interface AuthenticatorApps {
  account_id: number;
  secret: Buffer | null;
  since: Timestamp | null;
  last_step: Generated<number>;
  new_secret: Buffer | null;
}

export interface Backups {
  id: GeneratedAlways<number>;
  state: "waiting" | "running" | "done" | "failed";
  step: "copying" | "trying" | "encrypting" | "placing" | null;
  heard_at: Timestamp;
  bytes: Generated<number>;
  name: string | null;
  failure: string | null;
  detail: string | null;
  tried_at: Timestamp | null;
  try_failure: string | null;
  asked_by: number | null;
  created_at: Timestamp;
  finished_at: Timestamp | null;
}

export interface CalendarAddresses {
  employee_id: number;
  token_hash: Buffer;
  created_at: Timestamp;
}

export interface ChangedStays {
  stay_id: number;
}

export interface Chips {
  id: GeneratedAlways<number>;
  animal_id: number;
  number: string;
  implanted_on: string | null;
  registry: Generated<string>;
  recorded_at: Timestamp;
  recorded_by: number | null;
  removed_at: Timestamp | null;
}

export interface Colours {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  names: Generated<JsonColumn>;
  retired_at: Timestamp | null;
  version: Generated<number>;
  words: GeneratedAlways<string[]>;
}

export interface ConfirmedBatches {
  account_id: number;
  kind_id: number;
  confirmed_on: string;
  confirmed_at: Timestamp;
  batch: string;
}

export interface ContactMessages {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  message: string;
  created_at: Timestamp;
  account_id: number | null;
  letter_id: number | null;
  read_at: Timestamp | null;
  answered_at: Timestamp | null;
  answered_by: number | null;
  words_folded: GeneratedAlways<string>;
  language: string | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
}

export interface ContactReplies {
  id: GeneratedAlways<number>;
  message_id: number;
  text: string;
  sent_at: Timestamp;
  sent_by: number | null;
  letter_id: number | null;
}

export interface DonationRefunds {
  id: GeneratedAlways<number>;
  donation_id: number;
  number: string;
  amount_grosze: number;
  refunded_at: Timestamp;
}

export interface Donations {
  id: GeneratedAlways<number>;
  ext_order_id: string;
  provider_order_id: string | null;
  amount_grosze: number;
  currency: Generated<string>;
  status: Generated<"PENDING" | "COMPLETED" | "CANCELED" | "FAILED" | "Refunded">;
  is_test: boolean;
  created_at: Timestamp;
  settled_at: Timestamp | null;
  asked_at: Timestamp | null;
  last_error: string | null;
  account_id: number | null;
  animal_id: number | null;
  resource_id: number | null;
  purpose: Generated<string>;
  monthly_gift_id: number | null;
  gift_month: string | null;
  gift_try: number | null;
  refunded_grosze: Generated<number>;
}

export interface EarlierStages {
  id: GeneratedAlways<number>;
  adoption_id: number;
  type: number;
  opened_at: Timestamp;
  closed_at: Timestamp;
}

export interface Employees {
  id: GeneratedAlways<number>;
  account_id: number;
  account_kind: GeneratedAlways<string>;
  name: string;
  surname: string;
  job_title: string;
  description: Generated<string>;
  is_admin: Generated<boolean>;
  photo_id: number | null;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  name_folded: GeneratedAlways<string>;
}

export interface Exports {
  id: GeneratedAlways<number>;
  state: "waiting" | "running" | "done" | "failed";
  file_key: string | null;
  file_bytes: number | null;
  done: Generated<number>;
  total: Generated<number>;
  counts: Generated<JsonColumn>;
  failure: string | null;
  created_at: Timestamp;
  created_by: number | null;
  finished_at: Timestamp | null;
  expires_at: Timestamp | null;
}

export interface Favourites {
  user_id: number;
  animal_id: number;
  created_at: Timestamp;
}

export interface FosterReports {
  id: GeneratedAlways<number>;
  placement_id: number;
  sent_at: Timestamp;
  note: Generated<string>;
  has_photo: boolean;
  photo_key: string | null;
  photo_width: number | null;
  photo_height: number | null;
  answer: "accepted" | "declined" | "read" | null;
  answered_at: Timestamp | null;
  answered_by: number | null;
}

export interface Holds {
  id: GeneratedAlways<number>;
  stay_id: number;
  kind: "stray" | "quarantine" | "bite" | "court" | "medical" | "other";
  from_on: string;
  until_on: string | null;
  reason: Generated<string>;
  recorded_at: Timestamp;
  recorded_by: number | null;
  lifted_at: Timestamp | null;
  lifted_by: number | null;
}

export interface ImportAnimals {
  import_id: number;
  seq: number;
  animal_key: string;
  row_count: number;
}

export interface ImportChanges {
  import_id: number;
  kind: string;
  record_id: number;
  before: JsonColumn;
  after: JsonColumn;
  record_before: JsonColumn;
  chips: Generated<string[]>;
  was_chipped: boolean | null;
}

export interface ImportMappings {
  id: GeneratedAlways<number>;
  name: string;
  columns: string[];
  mapping: JsonColumn;
  words: JsonColumn;
  answers: JsonColumn;
  saved_at: Timestamp;
}

export interface ImportPhotos {
  import_id: number;
  animal_id: number;
  place: string;
  sheet: number;
  row: number;
  position: number;
  state: Generated<"waiting" | "added" | "refused">;
  photo_id: number | null;
  record: JsonColumn | null;
}

export interface ImportReadRows {
  import_id: number;
  sheet: number;
  row: number;
  part: number;
  animal_key: string;
  on_day: string | null;
  facts: JsonColumn;
}

export interface ImportRows {
  import_id: number;
  sheet: number;
  row: number;
  state: "error" | "warning" | "skipped" | "kept";
  found_in: "reading" | "writing" | "undoing";
  problems: JsonColumn;
}

export interface ImportedRecords {
  kind: "animal" | "stay" | "treatment" | "treatment kind" | "placement" | "unit";
  source: string;
  external_id: string;
  record_id: number;
  import_id: number;
  sheet: number;
  row: number;
  facts_hash: string;
  written: JsonColumn;
  brought: Generated<JsonColumn>;
}

export interface Imports {
  id: GeneratedAlways<number>;
  state: "draft" | "checking" | "checked" | "running" | "paused" | "cancelled" | "done" | "undoing" | "undone" | "failed";
  phase: "reading" | "sorting" | "writing" | "photos" | "undoing" | null;
  file_name: string;
  file_key: string | null;
  file_bytes: number;
  layout: string;
  source: string;
  found: JsonColumn;
  mapping: JsonColumn;
  words: Generated<JsonColumn>;
  answers: Generated<JsonColumn>;
  read_as: string | null;
  done: Generated<number>;
  total: Generated<number>;
  cursor: Generated<JsonColumn>;
  counts: Generated<JsonColumn>;
  failure: JsonColumn | null;
  created_at: Timestamp;
  created_by: number | null;
  phase_at: Timestamp | null;
  finished_at: Timestamp | null;
}

export interface Installation {
  key: string;
  value: string;
  set_at: Generated<Timestamp>;
}

export interface IntakeReasons {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  names: Generated<JsonColumn>;
  types: Generated<string[]>;
  position: number;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface IntakeSubtypes {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  names: Generated<JsonColumn>;
  types: Generated<string[]>;
  position: number;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface JobApplications {
  id: GeneratedAlways<number>;
  job_id: number;
  account_id: number | null;
  first_name: string;
  last_name: string;
  sex: string;
  age: number;
  application_letter: string;
  experience: string;
  phone_number: string;
  email_address: string;
  application_status: Generated<"Pending" | "Approved" | "Rejected">;
  note: Generated<string>;
  created_at: Generated<Timestamp>;
  first_name_folded: GeneratedAlways<string>;
  decided_at: Timestamp | null;
}

export interface Jobs {
  id: GeneratedAlways<number>;
  name: string;
  description: string;
  min_salary: number;
  max_salary: number;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  names: Generated<JsonColumn>;
  descriptions: Generated<JsonColumn>;
  name_folded: GeneratedAlways<string>;
}

export interface KeptWaits {
  stay_id: number;
  first: string;
  until: string;
  since: string;
  rule: number;
  ref_id: number | null;
  phase: number;
  before: string | null;
}

export interface KeptWaitsVersion {
  made_by: string;
}

export interface KnownDevices {
  account_id: number;
  token_hash: Buffer;
  last_seen_at: Timestamp;
}

export interface LetterLinkTokens {
  token_hash: Buffer;
  link_id: number;
}

export interface LetterLinks {
  id: GeneratedAlways<number>;
  account_id: number | null;
  purpose: "confirm email" | "reset password" | "confirm newsletter" | "end newsletter" | "confirm search" | "end searches" | "cancel visit" | "end reminders";
  email: string | null;
  created_at: Timestamp;
  used_at: Timestamp | null;
  subscriber_id: number | null;
  mailbox_id: number | null;
  search_id: number | null;
  visit_id: number | null;
  reminders_id: number | null;
}

export interface LetterWords {
  letter_id: number;
  created_at: Timestamp;
  words_folded: string;
}

export interface Letters {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  reply_to: string | null;
  created_at: Generated<Timestamp>;
  sent_at: Timestamp | null;
  attempts: Generated<number>;
  last_error: string | null;
  given_up_at: Timestamp | null;
  forget_when_sent: Generated<boolean>;
  at_most_once: Generated<boolean>;
  handed_over_at: Timestamp | null;
  unsubscribe_url: string | null;
  account_id: number | null;
  link_id: number | null;
  calendar: string | null;
}

export interface LimitedUses {
  id: GeneratedAlways<number>;
  kind: string;
  address: string;
  at: Timestamp;
  email: string | null;
}

export interface ListColumns {
  account_id: number;
  list: string;
  hidden: Generated<string[]>;
  look: Generated<JsonColumn>;
}

export interface ListCounts {
  list: string;
  part: string;
  row_count: number;
  amount: number;
}

export interface ListViews {
  id: GeneratedAlways<number>;
  account_id: number;
  list: string;
  name: string;
  query: string;
  hidden: Generated<string[]>;
  is_shared: Generated<boolean>;
  created_at: Timestamp;
}

export interface Locations {
  id: GeneratedAlways<number>;
  name: string;
  kind: "kennel" | "cattery" | "quarantine" | "isolation" | "medical";
}

export interface MergeMoves {
  merge_id: number;
  reference: string;
  moved: JsonColumn;
  aside: JsonColumn;
}

export interface Merges {
  id: GeneratedAlways<number>;
  gone_id: number;
  gone_account_id: number | null;
  into_id: number;
  user_id: number | null;
  animal_id: number | null;
  merged_at: Timestamp;
  merged_by: number | null;
  undone_at: Timestamp | null;
  undone_by: number | null;
  gone: JsonColumn | null;
  before: JsonColumn | null;
  after: JsonColumn | null;
}

export interface Migrations {
  name: string;
  applied_at: Generated<Timestamp>;
}

export interface MonthlyGifts {
  id: GeneratedAlways<number>;
  account_id: number | null;
  amount_grosze: number;
  animal_id: number | null;
  resource_id: number | null;
  purpose: Generated<string>;
  is_test: boolean;
  state: "beginning" | "active" | "paused" | "ended";
  reason: "giver" | "staff" | "refused" | "card" | "unpaid" | "paid once" | "not kept" | "closed" | null;
  day_of_month: number;
  next_charge_on: string | null;
  charge_month: string | null;
  refusals: Generated<number>;
  work_at: Timestamp | null;
  customer_key: string;
  customer_email: string;
  card: string | null;
  card_expires: string | null;
  card_deleted_at: Timestamp | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
  first_page: string | null;
  is_example: Generated<boolean>;
}

export interface MorningHandovers {
  kind: string;
  item_id: number;
  employee_id: number;
  handed_by: number | null;
  handed_at: Timestamp;
}

export interface MorningLetters {
  employee_id: number;
  last_day: string | null;
}

export interface MorningPutOffs {
  employee_id: number;
  kind: string;
  item_id: number;
  until_on: string;
}

export interface News {
  id: GeneratedAlways<number>;
  title: string;
  content: string;
  employee_id: number;
  created_at: Generated<Timestamp>;
  titles: Generated<JsonColumn>;
  contents: Generated<JsonColumn>;
  title_folded: GeneratedAlways<string>;
  published_at: Generated<Timestamp | null>;
}

export interface NewsAnimals {
  news_id: number;
  animal_id: number;
  position: number;
}

export interface NewsletterAnimals {
  newsletter_id: number;
  animal_id: number;
  position: number;
}

export interface NewsletterDeliveries {
  id: GeneratedAlways<number>;
  newsletter_id: number;
  subscriber_id: number | null;
  settled_at: Timestamp | null;
  letter_id: number | null;
}

export interface NewsletterSubscribers {
  id: GeneratedAlways<number>;
  email_address: string;
  created_at: Generated<Timestamp>;
  confirmation_sent_at: Generated<Timestamp>;
  confirmed_at: Timestamp | null;
  account_id: number | null;
  language: Generated<string>;
}

export interface Newsletters {
  id: GeneratedAlways<number>;
  subject: string;
  content: string;
  status: Generated<"Draft" | "Scheduled" | "Queued" | "Sent">;
  created_at: Generated<Timestamp>;
  queued_at: Timestamp | null;
  sent_at: Timestamp | null;
  recipient_count: Generated<number>;
  subject_folded: GeneratedAlways<string>;
  send_at: Timestamp | null;
}

export interface Observations {
  id: GeneratedAlways<number>;
  animal_id: number;
  on_day: string;
  ate: "all" | "some" | "none" | null;
  drank: "normal" | "little" | "much" | "none" | null;
  stool: "normal" | "soft" | "diarrhoea" | "none" | null;
  mood: "bright" | "quiet" | "anxious" | "aggressive" | null;
  weighed: Generated<boolean>;
  note: Generated<string>;
  photo_key: string | null;
  photo_width: number | null;
  photo_height: number | null;
  recorded_at: Timestamp;
  recorded_by: number | null;
}

export interface Organisations {
  id: GeneratedAlways<number>;
  name: string;
  kind: "shelter" | "rescue" | "vet" | "office" | "other";
  street: string | null;
  postal_code: string | null;
  city: string | null;
  phone_number: string | null;
  email: string | null;
  website: string | null;
  note: Generated<string>;
  created_at: Timestamp;
  searched: GeneratedAlways<string>;
}

export interface OutcomeReasons {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  names: Generated<JsonColumn>;
  types: Generated<string[]>;
  position: number;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface OutcomeSubtypes {
  id: GeneratedAlways<number>;
  name: Generated<string>;
  names: Generated<JsonColumn>;
  types: Generated<string[]>;
  position: number;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface PasskeyChallenges {
  challenge: string;
  holder: Buffer;
  at: Timestamp;
}

export interface Passkeys {
  id: GeneratedAlways<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface Photos {
  id: GeneratedAlways<number>;
  animal_id: number | null;
  position: number | null;
  alt: Generated<string>;
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  width: number;
  height: number;
  created_at: Generated<Timestamp>;
  key: string;
  alts: Generated<JsonColumn>;
  news_id: number | null;
  newsletter_id: number | null;
}

export interface Placements {
  id: GeneratedAlways<number>;
  stay_id: number;
  kind: "foster" | "trial_adoption" | "vet" | "off_site";
  user_id: number | null;
  person_name: Generated<string>;
  from_on: string;
  due_back: string | null;
  until_on: string | null;
  note: Generated<string>;
  recorded_at: Timestamp;
  recorded_by: number | null;
  ended_at: Timestamp | null;
  ended_by: number | null;
}

export interface ProfileTimes {
  id: GeneratedAlways<number>;
  animal_id: number;
  at: Timestamp;
  is_told: boolean;
  is_offered: boolean;
}

export interface QuestionnaireTemplateQuestions {
  position: number;
  text: string;
  texts: Generated<JsonColumn>;
  kind: Generated<"text" | "yesno" | "choice" | "number">;
  part: number | null;
  options: Generated<JsonColumn>;
}

export interface RecoveryCodes {
  account_id: number;
  code_hash: Buffer;
  made_at: Timestamp;
  used_at: Timestamp | null;
}

export interface RegisterEntries {
  year: number;
  number: number;
  stay_id: number;
  is_struck: Generated<boolean>;
}

export interface RegisterYears {
  year: number;
  last_number: number;
}

export interface ReplyTemplates {
  id: GeneratedAlways<number>;
  name: string;
  names: Generated<JsonColumn>;
  text: string;
  texts: Generated<JsonColumn>;
  created_at: Timestamp;
  name_folded: GeneratedAlways<string>;
}

export interface ResourceChanges {
  id: GeneratedAlways<number>;
  resource_id: number;
  changed_at: Timestamp;
  difference: number;
  changed_by: number | null;
}

export interface ResourceTypes {
  id: GeneratedAlways<number>;
  name: string;
  names: Generated<JsonColumn>;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface Resources {
  id: GeneratedAlways<number>;
  name: string;
  amount: number;
  description: Generated<string>;
  resource_type_id: number | null;
  created_at: Generated<Timestamp>;
  name_folded: GeneratedAlways<string>;
  appeal: Generated<string>;
  appeals: Generated<JsonColumn>;
  goal_grosze: number | null;
  goal_since: Timestamp | null;
}

export interface RetentionPeriods {
  kind: string;
  months: number | null;
  version: number;
  changed_at: Timestamp;
  changed_by: number | null;
  ran_on: string | null;
  erased: Generated<number>;
  finished_on: string | null;
}

export interface SandboxCards {
  id: GeneratedAlways<number>;
  customer: string;
  token: string;
  behaviour: "good" | "refused" | "expired";
  kept_at: Timestamp;
}

export interface SandboxOrders {
  id: GeneratedAlways<number>;
  order_id: string;
  ext_order_id: string;
  total_amount: number;
  currency: string;
  description: string;
  notify_url: string;
  continue_url: string;
  status: Generated<"PENDING" | "COMPLETED" | "CANCELED">;
  created_at: Timestamp;
  notified_at: Timestamp | null;
  customer: string | null;
}

export interface SandboxRefunds {
  id: GeneratedAlways<number>;
  order_id: string;
  number: string;
  amount: number;
  created_at: Timestamp;
  notified_at: Timestamp | null;
}

export interface SavedSearches {
  id: GeneratedAlways<number>;
  mailbox_id: number;
  query: string;
  language: string;
  created_at: Timestamp;
  confirmed_at: Timestamp | null;
}

export interface SearchFinds {
  mailbox_id: number;
  animal_id: number;
  found_at: Timestamp;
}

export interface SearchLetters {
  letter_id: number;
  mailbox_id: number;
}

export interface SearchMailboxes {
  id: GeneratedAlways<number>;
  email_address: string;
  language: string;
  account_id: number | null;
  created_at: Timestamp;
  last_letter_on: string | null;
}

export interface SentOnce {
  account_id: number;
  key: string;
  request_sha256: string;
  answer: JsonColumn | null;
  sent_at: Timestamp;
}

export interface ServiceTypes {
  id: GeneratedAlways<number>;
  name: string;
  names: Generated<JsonColumn>;
  retired_at: Timestamp | null;
  version: Generated<number>;
}

export interface Sessions {
  id_hash: Buffer;
  account_id: number;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  id: GeneratedAlways<number>;
  user_agent: string | null;
  address: string | null;
  confirmed_at: Timestamp | null;
  awaits_factor: Generated<boolean>;
}

export interface Shelter {
  is_the_one: Generated<boolean>;
  record: Generated<JsonColumn>;
  logo_id: number | null;
  version: Generated<number>;
  changed_at: Timestamp | null;
  changed_by: number | null;
  vet: Generated<string>;
}

export interface ShelterTexts {
  key: string;
  version: number;
  texts: JsonColumn;
  built_in: JsonColumn;
  changed_at: Timestamp;
  changed_by: number | null;
}

export interface SignInSteps {
  id_hash: Buffer;
  account_id: number;
  at: Timestamp;
}

export interface StayContacts {
  id: GeneratedAlways<number>;
  stay_id: number;
  role: "giver" | "taker";
  name: string;
  phone: Generated<string>;
  email: Generated<string>;
  user_id: number | null;
  linked_at: Timestamp | null;
  linked_by: number | null;
}

export interface StayReopenings {
  id: GeneratedAlways<number>;
  stay_id: number;
  at: Timestamp;
  reopened_by: number | null;
  reason: string;
  outcome_on: string;
  outcome_type: string;
  outcome_details: JsonColumn;
}

export interface Stays {
  id: GeneratedAlways<number>;
  animal_id: number;
  intake_on: string;
  intake_type: "stray" | "owner_surrender" | "adoption_return" | "transfer_in" | "seizure" | "abandoned" | "born_in_care" | "quarantine" | "owner_requested_euthanasia" | "other" | "dead_on_arrival";
  intake_subtype: Generated<string>;
  intake_condition: Generated<"healthy" | "treatable_rehabilitatable" | "treatable_manageable" | "unhealthy_untreatable" | "unknown">;
  intake_reason: Generated<string>;
  intake_note: Generated<string>;
  intake_estimated: Generated<boolean>;
  found_where: Generated<string>;
  found_on: string | null;
  brought_by: Generated<string>;
  transferred_from: Generated<string>;
  paid_by: Generated<string>;
  returned_adoption_id: number | null;
  recorded_at: Generated<Timestamp>;
  recorded_by: number | null;
  outcome_on: string | null;
  outcome_type: "adoption" | "return_to_owner" | "transfer_out" | "return_to_field" | "other_live" | "died" | "euthanasia" | "lost" | "dead_on_arrival" | null;
  outcome_subtype: Generated<string>;
  outcome_condition: Generated<"healthy" | "treatable_rehabilitatable" | "treatable_manageable" | "unhealthy_untreatable" | "unknown">;
  outcome_reason: Generated<string>;
  outcome_note: Generated<string>;
  outcome_estimated: Generated<boolean>;
  decided_by: Generated<string>;
  transferred_to: Generated<string>;
  adoption_id: number | null;
  outcome_recorded_at: Timestamp | null;
  outcome_recorded_by: number | null;
  turn: Generated<number>;
  source: string | null;
  external_id: string | null;
  is_open: GeneratedAlways<boolean>;
  ended_by_completed: GeneratedAlways<boolean | null>;
  returns_completed: GeneratedAlways<boolean | null>;
  intake_subtype_id: number | null;
  intake_reason_id: number | null;
  outcome_subtype_id: number | null;
  outcome_reason_id: number | null;
}

export interface Tasks {
  id: GeneratedAlways<number>;
  title: string;
  title_folded: GeneratedAlways<string>;
  due_on: string;
  assignee_id: number | null;
  animal_id: number | null;
  user_id: number | null;
  adoption_id: number | null;
  repeat: JsonColumn | null;
  month_day: number | null;
  previous_id: number | null;
  changes: Generated<number>;
  created_at: Timestamp;
  created_by: number | null;
  done_at: Timestamp | null;
  done_by: number | null;
}

export interface TreatmentCorrections {
  id: GeneratedAlways<number>;
  treatment_id: number;
  at: Timestamp;
  corrected_by: number | null;
  reason: Generated<string>;
  before: JsonColumn;
}

export interface TreatmentKinds {
  id: GeneratedAlways<number>;
  name: string;
  names: Generated<JsonColumn>;
  category: "vaccine" | "antiparasitic" | "test" | "medication" | "surgery" | "exam";
  species: "Dog" | "Cat" | null;
  needs_batch: Generated<boolean>;
}

export interface TreatmentRules {
  id: GeneratedAlways<number>;
  kind_id: number;
  species: "Dog" | "Cat";
  from_weeks: Generated<number>;
  until_weeks: number | null;
  every_count: number | null;
  every_unit: "days" | "weeks" | "months" | null;
  times: number | null;
  active_since: string | null;
  source: Generated<string>;
  decided_at: Timestamp | null;
}

export interface Treatments {
  id: GeneratedAlways<number>;
  animal_id: number;
  stay_id: number | null;
  kind_id: number;
  rule_id: number | null;
  state: "planned" | "given" | "skipped" | "cancelled";
  due_on: string | null;
  given_on: string | null;
  product: Generated<string>;
  batch: Generated<string>;
  batch_key: GeneratedAlways<string>;
  batch_expires_on: string | null;
  dose: Generated<string>;
  route: Generated<string>;
  result: "negative" | "positive" | "unclear" | null;
  protects_until: string | null;
  note: Generated<string>;
  reason: Generated<string>;
  recorded_at: Timestamp;
  recorded_by: number | null;
  closed_at: Timestamp | null;
  closed_by: number | null;
  ended_with_stay: Generated<boolean>;
}

export interface Twins {
  id: GeneratedAlways<number>;
  user_one: number | null;
  user_other: number | null;
  animal_one: number | null;
  animal_other: number | null;
  reasons: string[];
  found_at: Generated<Timestamp>;
  dismissed_reasons: Generated<string[]>;
  dismissed_at: Timestamp | null;
  dismissed_by: number | null;
}

export interface UnitPlaces {
  unit_id: number;
  since: string;
  places: number;
}

export interface UnitStays {
  id: GeneratedAlways<number>;
  stay_id: number;
  unit_id: number;
  since: Timestamp;
  until: Timestamp | null;
  recorded_by: number | null;
}

export interface Units {
  id: GeneratedAlways<number>;
  location_id: number;
  name: string;
  capacity: number;
  area_m2: number | null;
  blocked: Generated<boolean>;
  retired_at: Timestamp | null;
  places_since: Generated<string>;
  species: "Dog" | "Cat" | null;
}

export interface UserNotes {
  id: GeneratedAlways<number>;
  user_id: number;
  text: string;
  written_at: Timestamp;
  written_by: number | null;
  edited_at: Timestamp | null;
}

export interface Users {
  id: GeneratedAlways<number>;
  account_id: number;
  account_kind: GeneratedAlways<string>;
  name: string;
  surname: string;
  phone_number: string;
  postal_code: string;
  city: string;
  street: string;
  date_of_birth: string | null;
  created_at: Generated<Timestamp>;
  archived_at: Timestamp | null;
  closed_at: Timestamp | null;
  name_folded: GeneratedAlways<string>;
  adoption_count: Generated<number>;
  flags: Generated<JsonColumn>;
}

export interface VisitPlan {
  is_the_one: Generated<boolean>;
  plan: JsonColumn;
  version: Generated<number>;
  changed_at: Timestamp | null;
  changed_by: number | null;
}

export interface Visits {
  id: GeneratedAlways<number>;
  kind: "visit" | "home_check" | "fetching";
  animal_id: number;
  user_id: number;
  adoption_id: number | null;
  employee_id: number | null;
  starts_at: Timestamp;
  minutes: number;
  state: Generated<"booked" | "cancelled" | "done" | "missed">;
  cancelled_by: "visitor" | "shelter" | null;
  sequence: Generated<number>;
  booked_at: Timestamp;
  told_at: Timestamp;
  reminded_at: Timestamp | null;
  cancelled_at: Timestamp | null;
}

export interface WaitingNotes {
  id: GeneratedAlways<number>;
  animal_id: number;
  phase: string;
  text: string;
  written_at: Timestamp;
  written_by: number | null;
}

export interface WebhookDeliveries {
  id: GeneratedAlways<number>;
  webhook_id: number;
  event_id: number;
  state: Generated<"waiting" | "delivered" | "failed">;
  attempts: Generated<number>;
  next_try_at: Timestamp | null;
  tried_at: Timestamp | null;
  answer_code: number | null;
  problem: string | null;
  answer_text: string | null;
  milliseconds: number | null;
}

export interface WebhookEvents {
  id: GeneratedAlways<number>;
  event_id: Generated<string>;
  transaction_id: Generated<number>;
  happened_at: Generated<Timestamp>;
  animal_id: number | null;
  animal_name: string | null;
  animal_type: string | null;
  was: string | null;
  became: string | null;
  was_known: Generated<boolean>;
  is_shown: Generated<boolean>;
  kind: string | null;
  body: string | null;
  spread_at: Timestamp | null;
}

export interface Webhooks {
  id: GeneratedAlways<number>;
  url: string;
  events: string[];
  secret: string;
  account_id: number;
  created_at: Timestamp;
  failing_since: Timestamp | null;
  last_delivered_at: Timestamp | null;
  off_at: Timestamp | null;
  off_reason: "hand" | "failed" | "gone" | null;
  old_secret: string | null;
  old_secret_until: Timestamp | null;
}

export interface Weights {
  animal_id: number;
  weighed_on: string;
  kg: number;
  recorded_at: Timestamp;
  recorded_by: number | null;
  placement_id: number | null;
}

export interface DB {
  accounts: Accounts;
  adoption_contracts: AdoptionContracts;
  adoption_history: AdoptionHistory;
  adoption_names: AdoptionNames;
  adoption_questionnaires: AdoptionQuestionnaires;
  adoption_stage_assignees: AdoptionStageAssignees;
  adoption_stages: AdoptionStages;
  adoptions: Adoptions;
  aftercare_letters: AftercareLetters;
  aftercare_reminders: AftercareReminders;
  animal_attribute_scores: AnimalAttributeScores;
  animal_attribute_types: AnimalAttributeTypes;
  animal_group_caretakers: AnimalGroupCaretakers;
  animal_groups: AnimalGroups;
  animals: Animals;
  api_tokens: ApiTokens;
  appointments: Appointments;
  attachments: Attachments;
  audit_changes: AuditChanges;
  audit_log: AuditLog;
  authenticator_apps: AuthenticatorApps;
  backups: Backups;
  calendar_addresses: CalendarAddresses;
  changed_stays: ChangedStays;
  chips: Chips;
  colours: Colours;
  confirmed_batches: ConfirmedBatches;
  contact_messages: ContactMessages;
  contact_replies: ContactReplies;
  donation_refunds: DonationRefunds;
  donations: Donations;
  earlier_stages: EarlierStages;
  employees: Employees;
  exports: Exports;
  favourites: Favourites;
  foster_reports: FosterReports;
  holds: Holds;
  import_animals: ImportAnimals;
  import_changes: ImportChanges;
  import_mappings: ImportMappings;
  import_photos: ImportPhotos;
  import_read_rows: ImportReadRows;
  import_rows: ImportRows;
  imported_records: ImportedRecords;
  imports: Imports;
  installation: Installation;
  intake_reasons: IntakeReasons;
  intake_subtypes: IntakeSubtypes;
  job_applications: JobApplications;
  jobs: Jobs;
  kept_waits: KeptWaits;
  kept_waits_version: KeptWaitsVersion;
  known_devices: KnownDevices;
  letter_link_tokens: LetterLinkTokens;
  letter_links: LetterLinks;
  letter_words: LetterWords;
  letters: Letters;
  limited_uses: LimitedUses;
  list_columns: ListColumns;
  list_counts: ListCounts;
  list_views: ListViews;
  locations: Locations;
  merge_moves: MergeMoves;
  merges: Merges;
  migrations: Migrations;
  monthly_gifts: MonthlyGifts;
  morning_handovers: MorningHandovers;
  morning_letters: MorningLetters;
  morning_put_offs: MorningPutOffs;
  news: News;
  news_animals: NewsAnimals;
  newsletter_animals: NewsletterAnimals;
  newsletter_deliveries: NewsletterDeliveries;
  newsletter_subscribers: NewsletterSubscribers;
  newsletters: Newsletters;
  observations: Observations;
  organisations: Organisations;
  outcome_reasons: OutcomeReasons;
  outcome_subtypes: OutcomeSubtypes;
  passkey_challenges: PasskeyChallenges;
  passkeys: Passkeys;
  photos: Photos;
  placements: Placements;
  profile_times: ProfileTimes;
  questionnaire_template_questions: QuestionnaireTemplateQuestions;
  recovery_codes: RecoveryCodes;
  register_entries: RegisterEntries;
  register_years: RegisterYears;
  reply_templates: ReplyTemplates;
  resource_changes: ResourceChanges;
  resource_types: ResourceTypes;
  resources: Resources;
  retention_periods: RetentionPeriods;
  sandbox_cards: SandboxCards;
  sandbox_orders: SandboxOrders;
  sandbox_refunds: SandboxRefunds;
  saved_searches: SavedSearches;
  search_finds: SearchFinds;
  search_letters: SearchLetters;
  search_mailboxes: SearchMailboxes;
  sent_once: SentOnce;
  service_types: ServiceTypes;
  sessions: Sessions;
  shelter: Shelter;
  shelter_texts: ShelterTexts;
  sign_in_steps: SignInSteps;
  stay_contacts: StayContacts;
  stay_reopenings: StayReopenings;
  stays: Stays;
  tasks: Tasks;
  treatment_corrections: TreatmentCorrections;
  treatment_kinds: TreatmentKinds;
  treatment_rules: TreatmentRules;
  treatments: Treatments;
  twins: Twins;
  unit_places: UnitPlaces;
  unit_stays: UnitStays;
  units: Units;
  user_notes: UserNotes;
  users: Users;
  visit_plan: VisitPlan;
  visits: Visits;
  waiting_notes: WaitingNotes;
  webhook_deliveries: WebhookDeliveries;
  webhook_events: WebhookEvents;
  webhooks: Webhooks;
  weights: Weights;
}
