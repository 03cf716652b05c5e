import type { Animal } from "../../../contract/animals/animals.ts";
import type { GiftChoices, Wish } from "../../../contract/giving/gifts.ts";
import { percentOf } from "../../../contract/giving/resources.ts";
import { href } from "../../../contract/platform/href.ts";
import { plnFromGrosze } from "../../../contract/platform/money.ts";
import { giveForAnimal } from "../../give-path.ts";
import { ButtonLink } from "../platform/button.tsx";
import { PhotoFrame } from "../platform/pictures.tsx";
import { pageTexts } from "../texts/texts.ts";

const texts = () => pageTexts().gifts;
const PHOTO_SIZES = "(max-width: 760px) 92vw, 480px";

/** Who or what the gift is for, chosen with the address; otherwise an animal that has waited for long. */
export function GiftPurpose({ animal, wish, someone }: GiftChoices) {
  if (animal) return <AnimalGift animal={animal} />;
  if (wish) return <WishGift wish={wish} />;
  return someone && <Someone animal={someone} />;
}

const Photo = ({ animal: { mainPhotoId, mainPhotoAlt } }: { animal: Animal }) =>
  mainPhotoId && <PhotoFrame mainPhotoId={mainPhotoId} alt={mainPhotoAlt} sizes={PHOTO_SIZES} first="low" />;

const AnimalGift = ({ animal }: { animal: Animal }) => (
  <section className="wrap gift-purpose" aria-labelledby="gift-purpose">
    <Photo animal={animal} />
    <div>
      <h2 id="gift-purpose">{texts().forAnimal(animal.name)}</h2>
      <p>{texts().animalText(animal.name)}</p>
      <Honest />
    </div>
  </section>
);

const WishGift = ({ wish }: { wish: Wish }) => (
  <section className="wrap gift-purpose is-wish" aria-labelledby="gift-purpose">
    <div>
      <h2 id="gift-purpose">{texts().forWish(wish.text)}</h2>
      <WishBar wish={wish} />
      <Honest />
    </div>
  </section>
);

/** What happens when more comes in than is needed, and the way back. */
const Honest = () => (
  <>
    <p className="gift-honest">{texts().honest}</p>
    <p>
      <a href={href("/help/donate")}>{texts().forAll}</a>
    </p>
  </>
);

const Someone = ({ animal }: { animal: Animal }) => (
  <section className="wrap gift-purpose" aria-labelledby="gift-someone">
    <Photo animal={animal} />
    <div>
      <h2 id="gift-someone">{texts().someone(animal.name)}</h2>
      <p>{texts().someoneText(animal.name)}</p>
      <ButtonLink href={giveForAnimal(animal.id)} look="quiet">
        {texts().giveFor(animal.name)}
      </ButtonLink>
    </div>
  </section>
);

/** What the shelter collects money for at the moment, and how much has come. */
export function Wishes({ wishes }: { wishes: readonly Wish[] }) {
  if (wishes.length === 0) return null;
  return (
    <section className="wrap section has-wishes" aria-labelledby="wishes">
      <h2 id="wishes">{texts().wishesTitle}</h2>
      <p>{texts().wishesText}</p>
      <ul className="wishes">
        {wishes.map((wish) => (
          <li key={wish.id} className="card wish">
            <h3>{wish.text}</h3>
            <WishBar wish={wish} />
            {wish.givenGrosze < wish.goalGrosze && (
              <ButtonLink href={href(`/help/donate?resource=${wish.id}`)} look="quiet">
                {texts().giveForThis}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Security headers forbid style attributes, so the bar is a meter of the browser. */
function WishBar({ wish: { text, givenGrosze, goalGrosze } }: { wish: Wish }) {
  const sums = texts().given(plnFromGrosze(givenGrosze), plnFromGrosze(goalGrosze));
  return (
    <div className="wish-level">
      <progress value={percentOf(givenGrosze, goalGrosze)} max={100} aria-label={text} />
      <p>{givenGrosze >= goalGrosze ? `${sums} ${texts().reached}` : sums}</p>
    </div>
  );
}
