import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useSend } from "./use-send.ts";

type DownloadLinkProps = {
  href: string;
  /** of the file; left out: as the server says */
  name?: string;
  /** Loads the file with calls. A call may ask the person to show again who they are; a link that is followed cannot. */
  load: () => Promise<void>;
  failed: string;
  variant?: "filled" | "outline";
  children: ReactNode;
};

/** A link to a file for which people may have to show again who they are. */
export function DownloadLink({ href, name, load, failed, variant = "outline", children }: DownloadLinkProps) {
  const { isBusy, run } = useSend();
  return (
    <Button
      component="a"
      href={href}
      download={name ?? true}
      variant={variant}
      loading={isBusy}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={(event) => {
        event.preventDefault();
        run(load, failed);
      }}
    >
      {children}
    </Button>
  );
}

/** Follows a link to a file. @param name left out: as the server says */
export function follow(href: string, name = ""): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
