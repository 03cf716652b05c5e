/** Donations in the administration (rules §7). */
export const donations = {
  search: "Search an order or an amount...",
  empty: "Nobody has donated yet. Visitors give under Donate, once a payment provider is set up.",
  noMatch: "No donation matches.",
  startedAt: "Begun",
  allStates: "All states",
  states: {
    COMPLETED: "Completed",
    PENDING: "Pending",
    CANCELED: "Cancelled",
    FAILED: "Failed",
    Refunded: "Given back",
  },
  refunded: "Given back",
  settledAt: "Settled",
  order: "Order",
  remark: "Remark",
  test: "Test",
  completedSum: (amount: string) => `${amount} has come and stayed`,
};
