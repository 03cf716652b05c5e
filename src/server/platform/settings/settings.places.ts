import { resolve } from "node:path";
import type { Place } from "../photos/photo.location.ts";

type Given = Record<string, string | undefined>;

/** `s3://bucket` or `s3://bucket/beginning/of/keys`; names as S3 allows them. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9._-]+)*)\/?$/;
const SCHEME = /^[a-z0-9+.-]+:\/\//i;
const DEFAULT_REGION = "us-east-1";

/** The settings that name a folder or a bucket, and what is kept there. */
const KEPT = { PHOTO_STORE: "photos", BACKUP_TO: "backups" } as const;
type PlaceSetting = keyof typeof KEPT;

/** @returns a sentence for every mistake in one of these settings and the AWS variables that it needs */
export function placeMistakes(given: Given, setting: PlaceSetting): string[] {
  const place = given[setting]?.trim();
  if (!place || !SCHEME.test(place)) return [];
  if (!S3_ADDRESS.test(place)) return [`${setting} must be a folder, or look like s3://bucket or s3://bucket/folder.`];
  const missing = ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"].filter((name) => !given[name]);
  const mistakes = missing.map((name) => `${name} is missing: ${KEPT[setting]} in an S3 bucket need it.`);
  const endpoint = endpointIn(given);
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    mistakes.push("AWS_ENDPOINT_URL must be a web address such as https://objects.example.");
  }
  return mistakes;
}

/** A folder or a bucket, as a setting names it. @param given settings without mistakes @param usual the folder where it is unset */
export function placeOf(given: Given, setting: PlaceSetting, usual: string): Place {
  const place = given[setting]?.trim();
  const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN } = given;
  const [, name, folder = ""] = S3_ADDRESS.exec(place ?? "") ?? [];
  if (!name) return { folder: resolve(place ?? usual) };
  const region = given.AWS_REGION ?? given.AWS_DEFAULT_REGION ?? DEFAULT_REGION;
  return {
    bucket: {
      name,
      prefix: folder && `${folder.slice(1)}/`,
      endpoint: (endpointIn(given) ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ""),
      region,
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
    },
  };
}

/** The address of an S3 store that is not Amazon's. The variable for S3 only comes first, as in Amazon's tools. */
const endpointIn = ({ AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL }: Given) => AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
