import { IconUser } from "@tabler/icons-react";
import { photoPath } from "../../../../contract/platform/photo-path.ts";

type Props = { photoId: number | null; name: string; preview?: string | undefined };

/** A portrait in a round frame, or an icon if there is none. @param preview the address of a photo that is not saved yet */
export function EmployeePhoto({ photoId, name, preview }: Props) {
  const source = preview ?? (photoId === null ? undefined : photoPath(photoId, 320));
  return (
    <span className="employee-photo">
      {source ? (
        <img src={source} alt={name} loading="lazy" width={160} height={160} />
      ) : (
        <IconUser size={56} stroke={1.2} aria-hidden />
      )}
    </span>
  );
}
