import { DEMO_ACCOUNTS } from "../accounts.ts";
import type { EmployeeKey } from "./types.ts";

/** What staff noted about people. */
export const USER_NOTES: readonly { user: string; author: EmployeeKey; daysAgo: number; time: string; text: string }[] =
  [
    {
      user: DEMO_ACCOUNTS[2].email,
      author: "anna",
      daysAgo: 21,
      time: "15:40",
      text: "Rang to ask about stairs: third floor with a lift. Works from home on Mondays and Fridays.",
    },
    {
      user: DEMO_ACCOUNTS[2].email,
      author: "piotr",
      daysAgo: 6,
      time: "11:05",
      text: "Came to the open day with her sister. Calm hands, took her time with the shy ones.",
    },
  ];

/** How much was taken from something in store, on which days ago; what came is positive. */
export const RESOURCE_USE: readonly { resource: string; author: EmployeeKey; changes: readonly [number, number][] }[] =
  [
    {
      resource: "Dry food, adult dogs",
      author: "piotr",
      changes: [
        [42, -30],
        [35, -28],
        [29, 90],
        [28, -31],
        [21, -29],
        [14, -30],
        [7, -32],
        [1, -6],
      ],
    },
    {
      resource: "Dry food, puppies",
      author: "piotr",
      changes: [
        [20, -12],
        [13, -15],
        [6, -17],
        [2, -5],
      ],
    },
    {
      resource: "Wet food, cats",
      author: "julia",
      changes: [
        [30, -55],
        [23, 200],
        [22, -50],
        [15, -58],
        [8, -52],
      ],
    },
    {
      resource: "Disinfectant",
      author: "julia",
      changes: [
        [33, -2],
        [19, -3],
        [5, -2],
      ],
    },
  ];

/** Views of lists that all staff see. */
export const LIST_VIEWS: readonly { list: string; name: string; query: string }[] = [
  { list: "animals", name: "Longest here", query: "status=Available&sort=arrivalDate" },
  { list: "animals", name: "Cats for adoption", query: "type=Cat&status=Available" },
  { list: "messages", name: "To be answered", query: "state=read" },
];
