/** A cat that sleeps on a cushion, above the message of a page that is not there or not for everybody. */
export const SleepingCat = () => (
  <svg className="sleeping-cat" viewBox="0 0 240 132" aria-hidden="true">
    <ellipse className="cushion" cx="122" cy="112" rx="108" ry="17" />
    <path className="fur" d="M52 110c-12-36 20-68 66-68 50 0 84 30 80 56-2 9-8 12-16 12z" />
    <path className="marks" d="M106 43c3 8 3 15 0 22M126 42c4 9 4 17 1 25M147 47c5 9 5 16 2 23M166 57c4 7 4 12 2 18" />
    <path className="tail" d="M192 96c8 14-6 17-22 17h-66" />
    <path className="fur" d="M45 78l-5-31 25 14zM83 60l25-13-5 31z" />
    <path className="blush" d="M47 69l-2-14 12 7zM91 62l12-7-2 15z" />
    <ellipse className="fur" cx="74" cy="87" rx="36" ry="27" />
    <ellipse className="chest" cx="74" cy="98" rx="15" ry="11" />
    <path className="marks" d="M67 62v9M75 61v11M83 62v9" />
    <path
      className="lines"
      d="M52 87q7 7 14 0M82 87q7 7 14 0M74 97v3q-4 5-8 2M74 100q4 5 8 2M38 92l-17-3M38 97l-16 2M110 92l17-3M110 97l16 2"
    />
    <path className="nose" d="M70 93h8l-4 4.5z" />
    <path className="lines" d="M128 27h9l-9 10h9M147 8h12l-12 14h12" />
  </svg>
);
