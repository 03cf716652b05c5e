import { Group } from "@mantine/core";
import { accentTokens, unreadableAccent } from "../../../contract/platform/colour.ts";
import { hoursInWords, openingToday, openingTodayInWords } from "../../../contract/platform/opening-hours.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { logoSource } from "./logo-field.tsx";
import { bodyOf, type SettingsValues } from "./settings.values.ts";
import { settingsTexts } from "./texts.ts";

const COLOUR = /^#[\da-f]{6}$/i;

/** The header and the hours as they will be: with what has been typed, before it is saved. */
export function SettingsPreview({ values }: { values: SettingsValues }) {
  const text = settingsTexts().settings.preview;
  const { name, accentColour } = values;
  const { openingHours, exceptions } = bodyOf(values);
  const isReadable = COLOUR.test(accentColour) && !unreadableAccent(accentColour);
  const tokens = isReadable ? accentTokens(accentColour) : {};
  const complete = openingHours.filter(({ days, opens, closes }) => days.length > 0 && opens && closes);
  const today = openingToday({ openingHours: complete, exceptions, timeZone: shelter().timeZone }, new Date());
  const logo = logoSource(values);
  return (
    <section className="panel settings-preview" aria-label={text.title} style={tokens}>
      <h2>{text.title}</h2>
      <Group component="p" gap="0.75rem">
        {logo && <img className="logo is-picture" src={logo} alt="" />}
        <strong>{name}</strong>
        <span className="settings-button">{text.button}</span>
      </Group>
      <h3>{text.hours}</h3>
      <ul>
        {hoursInWords(complete).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{openingTodayInWords(today)}</li>
      </ul>
    </section>
  );
}
