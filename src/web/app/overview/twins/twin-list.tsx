import { Anchor, Badge, Button, Group, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { TwinAnimal, TwinKind, Twins, TwinUser } from "../../../../contract/overview/twins.ts";
import { listed } from "../../../../contract/platform/dates.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { localDay } from "../../../format.ts";
import { apiQuery, callApi } from "../../platform/calls.ts";
import { ActionButton } from "../../platform/kit/action-button.tsx";
import { confirmAction } from "../../platform/kit/confirm-action.tsx";
import type { ListAddress } from "../../platform/kit/list-address.ts";
import { ListPagination } from "../../platform/kit/list-pagination.tsx";
import { Loaded } from "../../platform/kit/screen.tsx";
import { appTexts } from "../../platform/texts/texts.ts";
import { overviewTexts } from "../texts.ts";
import { recordPath, twoPath } from "./twins.address.ts";

/** The pairs that are perhaps one, those found last first. */
export function TwinList({ of, address }: { of: TwinKind; address: ListAddress }) {
  const text = overviewTexts().twins;
  const list = useQuery({
    ...apiQuery("GET /twins", { query: { of, page: address.page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={list} failed={text.loadFailed}>
      {(found) => (
        <>
          {found.items.length === 0 && <p role="status">{text.none[of]}</p>}
          <ul className="twins">
            {found.items.map((pair) => (
              <Pair key={pair.id} pair={pair} />
            ))}
          </ul>
          <ListPagination list={found} onPage={(page) => address.change({ page: String(page) })} />
        </>
      )}
    </Loaded>
  );
}

const userName = ({ name, surname }: TwinUser) => `${name} ${surname}`;

const userLine = ({ email, phoneNumber, city, dateOfBirth }: TwinUser) =>
  listed(email, phoneNumber, city, dateOfBirth && localDay(dateOfBirth));

function animalLine({ type, sex, bornOn, status, arrivalDate, chips }: TwinAnimal): string {
  const { types, sexes, statuses } = recordTexts().animals;
  const text = overviewTexts().twins;
  return listed(
    ...[types[type], sex && sexes[sex], bornOn && text.born(localDay(bornOn)), statuses[status]],
    ...[text.arrived(localDay(arrivalDate)), ...chips],
  );
}

/** Both records of a pair, as they are told apart. */
function sidesOf(pair: Twins) {
  if (pair.of === "users")
    return [pair.one, pair.other].map((user) => ({ id: user.id, name: userName(user), line: userLine(user) }));
  return [pair.one, pair.other].map((animal) => ({ id: animal.id, name: animal.name, line: animalLine(animal) }));
}

function Pair({ pair }: { pair: Twins }) {
  const text = overviewTexts().twins;
  const sides = sidesOf(pair);
  const [one = "", other = ""] = sides.map(({ name }) => name);
  return (
    <li className="twins-pair panel">
      {sides.map(({ id, name, line }) => (
        <div key={id} className="twins-side">
          <Anchor component={Link} to={recordPath(pair.of, id)} fw={700}>
            {name}
          </Anchor>
          <Text size="sm">{line}</Text>
        </div>
      ))}
      <Group gap="xs" className="twins-reasons">
        {pair.reasons.map((reason) => (
          <Badge key={reason} variant="light">
            {text.reasons[pair.of][reason]}
          </Badge>
        ))}
      </Group>
      <Group gap="xs" className="twins-deeds">
        <Button
          component={Link}
          to={twoPath(pair.of, pair.one.id, pair.other.id)}
          aria-label={`${text.compare}: ${one}, ${other}`}
        >
          {text.compare}
        </Button>
        <ActionButton
          variant="subtle"
          text={text.dismiss}
          label={`${text.dismiss}: ${one}, ${other}`}
          ask={() => confirmAction({ title: text.dismissAsk(one, other), text: text.dismissText, yes: text.dismiss })}
          send={() => callApi("POST /twins/:id/dismiss", { params: { id: pair.id } })}
          done={text.dismissed}
          failed={appTexts().words.cannotBeDone}
        />
      </Group>
    </li>
  );
}
