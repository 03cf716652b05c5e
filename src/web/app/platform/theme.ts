import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";
import { appTexts } from "./texts/texts.ts";

type Look = { solid: string; hover: string; on: string; text: string; ground: string };

/** The colours of components, from the tokens. */
const LOOKS: Readonly<Record<string, Look>> = {
  pine: token("--action", "--action-hover", "--on-action", "--ink", "--action-ground"),
  terracotta: token("--call", "--call-hover", "--on-call", "--ink-accent", "--paper-rose"),
  red: token("--bad", "--bad", "--paper-raised", "--bad", "--bad-ground"),
  green: token("--good", "--good", "--paper-raised", "--good", "--good-ground"),
  gray: token("--ink-soft", "--ink", "--paper-raised", "--ink", "--line"),
  blue: token("--ink-soft", "--ink", "--paper-raised", "--ink", "--paper-sky"),
  yellow: token("--warn", "--warn", "--paper-raised", "--warn", "--warn-ground"),
};

function token(...names: [string, string, string, string, string]): Look {
  const [solid, hover, on, text, ground] = names.map((name) => `var(${name})`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { solid, hover, on, text, ground };
}

/** The colours of buttons and badges, in both schemes. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const look = LOOKS[input.color ?? "pine"];
  if (!look) return defaultVariantColorsResolver(input);
  const none = "transparent";
  const border = "1px solid";
  if (input.variant === "filled") {
    return { background: look.solid, hover: look.hover, color: look.on, border: `${border} ${none}` };
  }
  if (input.variant === "light") {
    return { background: look.ground, hover: look.ground, color: look.text, border: `${border} ${none}` };
  }
  if (input.variant === "outline") {
    return { background: none, hover: look.ground, color: look.text, border: `${border} var(--line-strong)` };
  }
  if (input.variant === "subtle" || input.variant === "transparent") {
    return { background: none, hover: look.ground, color: look.text, border: `${border} ${none}` };
  }
  return defaultVariantColorsResolver(input);
};

/** Shades of the shelter's pine, from light to dark; buttons use the eighth. */
const PINE: MantineColorsTuple = [
  "#eef4f1", "#dce8e2", "#bcd2c8", "#98baab", "#769f8f", "#598575", "#416b5d", "#2d5549", "#1f3d36", "#142a25",
]; // biome-ignore format: a scale is read along one line

/** The library's dialogs begin with a `header`, which would be announced as a second banner of the page. */
const HEADING_ALONE = { header: { role: "none" } };

/** The look of the library's components, from the tokens of tokens.css. A function, because it contains a text. */
export const theme = () =>
  createTheme({
    primaryColor: "pine",
    primaryShade: 8,
    colors: { pine: PINE },
    variantColorResolver,
    fontFamily: "var(--font-text)",
    headings: { fontFamily: "var(--font-head)", fontWeight: "600", textWrap: "balance" },
    fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1rem", lg: "1.125rem", xl: "1.3125rem" },
    defaultRadius: "md",
    radius: { md: "12px", lg: "20px" },
    breakpoints: { sm: "37.5em", md: "65.625em" },
    respectReducedMotion: true,
    cursorType: "pointer",
    components: {
      // A notice does not interrupt a screen reader; errors set `role="alert"` themselves.
      Alert: { defaultProps: { role: "note" } },
      // In the dark its shadow does not set it apart from the screen.
      Notification: { defaultProps: { withBorder: true } },
      Button: { defaultProps: { size: "md", radius: "xl" } },
      // The pale background and the small corners distinguish a badge from a button.
      Badge: { defaultProps: { variant: "light", size: "lg", radius: "sm", tt: "none", miw: "max-content" } },
      TextInput: { defaultProps: { size: "md" } },
      PasswordInput: {
        defaultProps: {
          size: "md",
          // The button that shows the password is reached with the keyboard, too.
          visibilityToggleButtonProps: { "aria-label": appTexts().kit.form.togglePassword, tabIndex: 0 },
        },
      },
      NumberInput: {
        defaultProps: {
          size: "md",
          decimalSeparator: appTexts().kit.form.decimalSeparator,
          allowedDecimalSeparators: [".", ","],
        },
      },
      Textarea: { defaultProps: { size: "md" } },
      NativeSelect: { defaultProps: { size: "md" } },
      // Choosing the selected option again keeps it.
      Select: { defaultProps: { size: "md", allowDeselect: false } },
      MultiSelect: { defaultProps: { size: "md" } },
      // Without a colour the library takes the light scheme's, also in the dark.
      Checkbox: { defaultProps: { size: "md", color: "var(--action)" } },
      Radio: { defaultProps: { color: "var(--action)", iconColor: "var(--on-action)" } },
      Modal: {
        defaultProps: {
          centered: true,
          radius: "lg",
          closeButtonProps: { "aria-label": appTexts().kit.dialog.close },
          attributes: HEADING_ALONE,
        },
      },
      Drawer: { defaultProps: { attributes: HEADING_ALONE } },
    },
  });

/** The tokens that replace the library's greys, the lightest first; it has a scale for each scheme. */
const GREYS = {
  gray: "paper-sunken paper-sunken line line line-strong line-strong ink-soft ink-soft ink ink",
  dark: "ink ink-soft ink-soft line-strong line-strong line paper-raised paper-raised paper-sunken paper",
};

const greys = Object.fromEntries(
  Object.entries(GREYS).flatMap(([scale, tokens]) =>
    tokens.split(" ").map((token, at) => [`--mantine-color-${scale}-${at}`, `var(--${token})`]),
  ),
);

/** The library's own variables, set to tokens, which follow the scheme. */
export const cssVariables: CSSVariablesResolver = () => {
  const variables = {
    ...greys,
    "--mantine-color-body": "var(--paper)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-bright": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-soft)",
    "--mantine-color-placeholder": "var(--ink-soft)",
    "--mantine-color-anchor": "var(--ink-accent)",
    "--mantine-color-error": "var(--bad)",
    "--mantine-color-default": "var(--paper-raised)",
    "--mantine-color-default-hover": "var(--paper-sunken)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--line-strong)",
    "--mantine-color-disabled": "var(--paper-sunken)",
    "--mantine-color-disabled-color": "var(--ink-soft)",
    "--mantine-color-disabled-border": "var(--line)",
    "--mantine-primary-color-filled": "var(--action)",
    "--mantine-primary-color-filled-hover": "var(--action-hover)",
    "--mantine-primary-color-contrast": "var(--on-action)",
    "--mantine-primary-color-light": "var(--action-ground)",
    "--mantine-primary-color-light-color": "var(--ink)",
  };
  return { variables: {}, light: variables, dark: variables };
};
