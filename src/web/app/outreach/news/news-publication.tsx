import { Badge, Group, Radio } from "@mantine/core";
import type { NewsRecord } from "../../../../contract/outreach/news.ts";
import { shelterZone } from "../../../../contract/platform/dates.ts";
import { localIn } from "../../../../contract/platform/time.ts";
import { localDateTime } from "../../../format.ts";
import { DateTimeField } from "../../platform/kit/date-field.tsx";
import type { FieldsOf } from "../../platform/kit/record-form.tsx";
import { TextField } from "../../platform/kit/text-field.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { outreachTexts } from "../texts.ts";

const CHOICES = ["now", "at", "draft"] as const;

/** When an item is published: at once, at a time that is typed by the shelter's clock, or not yet. */
export type Publication = { publication: (typeof CHOICES)[number]; publishAt: string };

/** The values of an item, or of a new one, which is published at once. */
export function publicationOf(news: NewsRecord | undefined): Publication {
  const isScheduled = news?.status === "Scheduled" && news.publishedAt;
  return {
    publication: news?.status === "Draft" ? "draft" : isScheduled ? "at" : "now",
    publishAt: isScheduled ? localIn(shelterZone(), new Date(isScheduled)) : "",
  };
}

/** The field of the request. */
export const publishAtOf = ({ publication, publishAt }: Publication): string | null =>
  publication === "at" ? publishAt : publication === "draft" ? null : "now";

/** The status of an item in words, with its day and time. */
const publicationText = ({ status, publishedAt }: NewsRecord): string =>
  outreachTexts().news.status[status](publishedAt ? localDateTime(publishedAt) : "");

/** What only staff see yet is marked in the list. */
export function PublicationBadge({ news }: { news: NewsRecord }) {
  if (news.status === "Published") return null;
  return <Badge color={news.status === "Draft" ? "gray" : "yellow"}>{publicationText(news)}</Badge>;
}

/** The choice of a time, until the item has been published. */
export function PublicationFields<V extends Publication>({ input, form, mode, record }: FieldsOf<NewsRecord, V>) {
  const text = outreachTexts().news.form;
  if (record && (mode === "view" || record.status === "Published")) {
    return <TextField label={text.publication} value={publicationText(record)} readOnly />;
  }
  const { id: _id, ...choice } = input("publication");
  return (
    <>
      <Radio.Group {...choice} label={text.publication}>
        <Group gap="lg" mt={4}>
          {CHOICES.map((value) => (
            <Radio key={value} value={value} label={text.publicationChoices[value]} />
          ))}
        </Group>
      </Radio.Group>
      {form.getValues().publication === "at" && (
        <DateTimeField
          {...input("publishAt")}
          label={appTexts().words.dayAndTime}
          description={text.publishAtHint}
          required
        />
      )}
    </>
  );
}
