/** Whether this server is to be sent requests, as `/readyz` tells load balancers (decisions §8). */
export type Readiness = {
  /** From the end of the start, background work included, until the server is asked to stop. */
  isReady: boolean;
  /** Whether anybody has ever asked: only then is there somebody to tell of a stop before the door shuts. */
  wasAsked: boolean;
};
