/**
 * The version of a vehicle's record: a number that grows only when the record changes, so that responses from older stock can be
 * recognised. Unix seconds; 0 where the feed has no time of change: any other version is newer.
 */
export function stockVersion({ updated_at }: { updated_at: string | null }): number {
	return updated_at === null ? 0 : Math.floor(Date.parse(updated_at) / 1000);
}
