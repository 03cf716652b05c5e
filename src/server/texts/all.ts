import "../../contract/texts/all.ts";
import { server as en } from "./en/index.ts";
import { server as pl } from "./pl/index.ts";
import { serverTexts } from "./texts.ts";

// A server writes to people of all languages.
serverTexts.provide("en", en);
serverTexts.provide("pl", pl);
