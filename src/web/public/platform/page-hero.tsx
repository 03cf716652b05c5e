import type { ReactNode } from "react";
import { linked } from "./linked.tsx";
import { Illustration } from "./pictures.tsx";

type Props = { title: string; lead: string; illustration: string; children?: ReactNode };

/** The top of an information page: title, lead and actions beside an illustration of 800 × 600 pixels. */
export const PageHero = ({ title, lead, illustration, children }: Props) => (
  <div className="wrap page-hero">
    <div className="page-hero-text">
      <h1>{title}</h1>
      <p className="lead">{linked(lead)}</p>
      {children}
    </div>
    <Illustration name={illustration} isFirst />
  </div>
);
