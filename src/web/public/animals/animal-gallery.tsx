import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import { Icon } from "../platform/icon.tsx";
import { focusClass, ImageCard, ON_PHONES, PhotoFrame, photoSources } from "../platform/pictures.tsx";
import { pageTexts } from "../texts/texts.ts";

const SIZES = `${ON_PHONES}, (max-width: 900px) 92vw, 640px`;

/** All pictures of an animal: a row that scrolls sideways, and thumbnails. enhance/gallery.ts adds buttons and arrow keys. */
export function AnimalGallery({ animal }: { animal: AnimalDetail }) {
  const { photos, name } = animal;
  if (photos.length === 0) return <PhotoFrame mainPhotoId={null} alt={pageTexts().animal.noPicture(name)} />;
  return (
    <section className="gallery" aria-label={pageTexts().animal.photos(name)} data-gallery>
      <div className="gallery-row" tabIndex={photos.length > 1 ? 0 : undefined} data-gallery-row>
        {photos.map((photo, at) => (
          <div key={photo.id} className="gallery-picture" id={`photo-${at + 1}`}>
            <ImageCard
              source={photoPath(photo.id)}
              sources={photoSources(photo.id)}
              sizes={SIZES}
              alt={photo.alt}
              aspectRatio="4:3"
              focalPoint={{ x: photo.focalX / 100, y: photo.focalY / 100 }}
              eager={at === 0}
            />
          </div>
        ))}
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} />}
    </section>
  );
}

const Thumbnails = ({ photos }: Pick<AnimalDetail, "photos">) => (
  <div className="thumbnails">
    <ul>
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <a
            href={`#photo-${at + 1}`}
            aria-label={pageTexts().animal.photo(at + 1, photos.length)}
            aria-current={at === 0 ? "true" : undefined}
          >
            <img
              className={focusClass(photo.focalX, photo.focalY)}
              src={photoPath(photo.id, 320)}
              alt=""
              width={96}
              height={72}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
    <div className="gallery-arrows" data-gallery-arrows hidden>
      <button type="button" className="icon-button" aria-label={pageTexts().animal.previousPhoto} data-previous>
        <Icon name="left" />
      </button>
      <button type="button" className="icon-button" aria-label={pageTexts().animal.nextPhoto} data-next>
        <Icon name="right" />
      </button>
    </div>
  </div>
);
