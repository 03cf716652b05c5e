import type { Routes } from "../platform/deps.ts";
import { monthlyGiftRoutes } from "./charging/monthly.routes.ts";
import { donationRoutes } from "./donation.routes.ts";
import type { WithPayments } from "./payment.provider.ts";
import { payuRoutes } from "./payu.routes.ts";
import { resourceRoutes } from "./resources/resource.routes.ts";

/** The calls of this area, under `/api`. */
export const GIVING_ROUTES: readonly Routes<WithPayments>[] = [
  resourceRoutes,
  donationRoutes,
  monthlyGiftRoutes,
  payuRoutes,
];
