import { Button } from "@mantine/core";
import { useState } from "react";

/** A long list, a step at a time. @returns what is shown of it, and the button that shows more while there is more */
export function useMore<T>(items: readonly T[], step: number, text: (count: number) => string) {
  const [count, setCount] = useState(step);
  const hidden = items.length - count;
  const button = hidden > 0 && (
    <div>
      <Button variant="outline" size="sm" onClick={() => setCount(count + step)}>
        {text(Math.min(hidden, step))}
      </Button>
    </div>
  );
  return { shown: items.slice(0, count), button };
}
