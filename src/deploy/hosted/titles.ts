/** How deploys at a host are named, so that those of other tools are left alone. */
const TITLE = /^forecourt (\d{6,}-[\da-f]{10})$/;

/** The name of the deploy that takes a site off. */
export const OFF_TITLE = 'forecourt off';

/** The name of the deploy of a release. */
export function titleOf(id: string): string {
	return `forecourt ${id}`;
}

/** The release of a deploy; null for one of another tool. */
export function releaseIn(title: string | null | undefined): string | null {
	return TITLE.exec(title ?? '')?.[1] ?? null;
}
