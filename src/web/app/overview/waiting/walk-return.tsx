import { Anchor, CloseButton, Group } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { animalsTexts } from "../../animals/texts.ts";
import { endWalk, walkLeft } from "./walk-left.ts";

/** On a screen to which a walk has led: the way back to where one was, or its end. */
export default function WalkReturn() {
  useLocation();
  const [, setEnded] = useState(0);
  const left = walkLeft();
  const text = animalsTexts().waiting.walk;
  if (!left) return null;
  return (
    <Group className="walk-return no-print" component="nav" gap="xs" aria-label={text.title}>
      <Anchor component={Link} to={left.way}>
        {text.return(left.at)}
      </Anchor>
      <CloseButton
        aria-label={text.end}
        onClick={() => {
          endWalk();
          setEnded((count) => count + 1);
        }}
      />
    </Group>
  );
}
