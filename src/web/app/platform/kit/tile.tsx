import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

type TileProps = { to: string; icon: Icon; iconSize?: number; title: string; children: ReactNode };

/** An entry of a list of tiles that leads to a screen. @param props.children what it says about it, in a few words */
export const Tile = ({ to, icon: Icon, iconSize = 28, title, children }: TileProps) => (
  <li className="tile">
    <Icon size={iconSize} stroke={1.6} aria-hidden />
    <h2>
      <Link to={to} className="tile-link">
        {title}
      </Link>
    </h2>
    <p className="tile-number">{children}</p>
  </li>
);
