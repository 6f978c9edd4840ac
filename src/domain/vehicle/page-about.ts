/** The address of an action whose page takes the vehicle's slug; null for other actions. */
export function pageAbout({ pageOf }: { pageOf?: string }, { slug }: { slug: string }): string | null {
	return pageOf === undefined ? null : `${pageOf}?${new URLSearchParams({ car_id: slug })}`;
}
