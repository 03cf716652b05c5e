import { Anchor, Input, Select, Textarea } from "@mantine/core";
import {
  ORGANISATION_KINDS,
  ORGANISATION_LIMITS,
  type Organisation,
  OrganisationChange,
  OrganisationRequest,
} from "../../../../contract/animals/organisations.ts";
import type { Column } from "../../platform/kit/data-table.tsx";
import { Email } from "../../platform/kit/email.tsx";
import { SelectFilter } from "../../platform/kit/list-filters.tsx";
import { ListTable } from "../../platform/kit/list-table.tsx";
import { ListTools } from "../../platform/kit/list-tools.tsx";
import type { FieldsOf, FormParts } from "../../platform/kit/record-form.tsx";
import { recordScreens } from "../../platform/kit/record-screen.tsx";
import { StaffList } from "../../platform/kit/staff-list.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { animalsTexts } from "../texts.ts";
import { ORGANISATION } from "./organisation.resource.ts";

type Values = Record<Exclude<keyof Organisation, "id" | "kind" | "actions">, string> & { kind: string | null };

const FORM: FormParts<Organisation, Values, OrganisationRequest> = {
  values: (one) => ({
    name: one?.name ?? "",
    kind: one?.kind ?? null,
    street: one?.street ?? "",
    postalCode: one?.postalCode ?? "",
    city: one?.city ?? "",
    phoneNumber: one?.phoneNumber ?? "",
    email: one?.email ?? "",
    website: one?.website ?? "",
    note: one?.note ?? "",
  }),
  body: (values) => values,
  schema: (mode) => (mode === "add" ? OrganisationRequest : OrganisationChange),
  Fields,
};

function Fields({ input, mode, record }: FieldsOf<Organisation, Values>) {
  const text = animalsTexts().organisations;
  const { words } = appTexts();
  const { name, line, phone, website, note } = ORGANISATION_LIMITS;
  return (
    <>
      <TextField {...input("name")} label={words.name} maxLength={name} required />
      <Select
        {...input("kind")}
        label={text.kind}
        data={ORGANISATION_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        required
      />
      <TextField {...input("street")} label={text.street} maxLength={line} />
      <div className="field-pairs">
        <TextField {...input("postalCode")} label={text.postalCode} maxLength={line} />
        <TextField {...input("city")} label={text.city} maxLength={line} />
      </div>
      <div className="field-pairs">
        <TextField {...input("phoneNumber")} label={text.phone} maxLength={phone} type="tel" />
        <TextField {...input("email")} label={words.email} type="email" />
      </div>
      {mode === "view" && record?.website ? (
        <Input.Wrapper label={text.website}>
          <div>
            <Website {...record} />
          </div>
        </Input.Wrapper>
      ) : (
        <TextField {...input("website")} label={text.website} description={text.websiteHint} maxLength={website} />
      )}
      <Textarea {...input("note")} label={words.note} maxLength={note} autosize minRows={3} />
    </>
  );
}

/** It opens beside the application. */
const Website = ({ website }: Pick<Organisation, "website">) =>
  website ? (
    <Anchor href={website} target="_blank" rel="noreferrer">
      {website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}
    </Anchor>
  ) : (
    "–"
  );

function columns(): readonly Column<Organisation>[] {
  const text = animalsTexts().organisations;
  const { words } = appTexts();
  return [
    { head: words.name, cell: ({ name }) => name, sort: "name" },
    { head: text.kind, cell: ({ kind }) => text.kinds[kind], sort: "kind" },
    { head: text.city, cell: ({ city }) => city ?? "–", text: ({ city }) => city ?? "", sort: "city" },
    {
      name: "phoneNumber",
      head: text.phone,
      cell: ({ phoneNumber }) => <span className="one-line">{phoneNumber ?? "–"}</span>,
      text: ({ phoneNumber }) => phoneNumber ?? "",
    },
    {
      name: "email",
      head: words.email,
      cell: ({ email }) => <Email address={email ?? ""} isOneLine />,
      text: ({ email }) => email ?? "",
    },
    { name: "website", head: text.website, cell: Website, text: ({ website }) => website ?? "" },
  ];
}

/** What only exports have. */
const moreExported = (): readonly Column<Organisation>[] => [
  { head: animalsTexts().organisations.street, cell: ({ street }) => street },
  { head: animalsTexts().organisations.postalCode, cell: ({ postalCode }) => postalCode },
  { head: appTexts().words.note, cell: ({ note }) => note },
];

/** All organisations, by name. */
export function List() {
  const text = animalsTexts().organisations;
  return (
    <StaffList of={ORGANISATION} columns={columns()} moreExported={moreExported()}>
      {(list) => (
        <>
          <ListTools list={list}>
            <SelectFilter
              address={list.address}
              name="kind"
              label={text.kind}
              all={text.allKinds}
              values={ORGANISATION_KINDS}
              texts={text.kinds}
            />
          </ListTools>
          <ListTable list={list} rowTitle={({ email }) => email ?? ""} />
        </>
      )}
    </StaffList>
  );
}

export const { View, Edit, Add } = recordScreens({
  resource: ORGANISATION,
  parts: FORM,
  title: ({ name }: Organisation) => name,
});
