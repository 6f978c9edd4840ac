import type { Card } from '../../domain/card/card-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';

/** The page for an address that leads nowhere (resolution 10). */
export interface NotFoundData {
	title: string;
	text: string;
	links: Link[];
	phone: { text: string; href: string };
	/** Vehicles somebody who came for another one may like; none on the page of a mistyped address. */
	similar: Card[];
}
