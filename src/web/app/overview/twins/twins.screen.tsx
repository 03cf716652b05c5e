import { Tabs, Text } from "@mantine/core";
import { type ListAddress, useListAddress } from "../../platform/kit/list-address.ts";
import { Screen } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { ChooseOther } from "./choose-other.tsx";
import { Compare } from "./compare.tsx";
import { MergeList } from "./merge-list.tsx";
import { TwinList } from "./twin-list.tsx";
import { twinKindOf } from "./twins.address.ts";

const PAST = "past";

/** Records that are perhaps one: the pairs, two of them side by side, and what was merged (decision 0091). For admins. */
export function TwinsScreen() {
  const address = useListAddress();
  const one = Number(address.params.get("one"));
  const other = Number(address.params.get("other"));
  return (
    <Screen title={appTexts().shell.navigation.twins}>
      {one > 0 ? <Two one={one} other={other} address={address} /> : <Lists address={address} />}
    </Screen>
  );
}

function Two({ one, other, address }: { one: number; other: number; address: ListAddress }) {
  const of = twinKindOf(address.params);
  if (!(other > 0)) return <ChooseOther of={of} id={one} />;
  return <Compare key={`${of} ${one} ${other}`} of={of} ids={[one, other]} />;
}

function Lists({ address }: { address: ListAddress }) {
  const text = overviewTexts().twins;
  const asked = address.params.get("of");
  const current = asked === PAST ? PAST : twinKindOf(address.params);
  return (
    <>
      <Text>{text.explanation}</Text>
      <Tabs value={current} onChange={(of) => address.change({ of: of ?? "" })} keepMounted={false}>
        <Tabs.List aria-label={appTexts().shell.navigation.twins}>
          <Tabs.Tab value="animals">{text.kinds.animals}</Tabs.Tab>
          <Tabs.Tab value="users">{text.kinds.users}</Tabs.Tab>
          <Tabs.Tab value={PAST}>{text.past}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={current} pt="md">
          {current === PAST ? <MergeList address={address} /> : <TwinList of={current} address={address} />}
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
