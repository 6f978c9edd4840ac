/** What stands between the vehicles of a list, in the place of one of them. */
export interface PromoTile {
	/** Its place in the page's grid, counted from 1 (resolution 177). */
	position: number;
	title: string;
	text: string;
	link: { label: string; href: string } | null;
}
