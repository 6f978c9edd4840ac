import type { Card } from '../../domain/card/card-data.ts';
import type { Link } from '../../ui/layout/layout-data.ts';

/** The page for an unknown address (resolution 10). */
export interface NotFoundData {
	title: string;
	text: string;
	links: Link[];
	phone: { text: string; href: string };
	/** Suggested vehicles. */
	similar: Card[];
}
