/**
 * The version of a vehicle: a number that grows when its record changes and only then, so that an answer made from older stock can be
 * told from a newer one. Unix seconds; 0 where the feed does not say when a record changed: any answer is newer.
 */
export function stockVersion({ updated_at }: { updated_at: string | null }): number {
	return updated_at === null ? 0 : Math.floor(Date.parse(updated_at) / 1000);
}
