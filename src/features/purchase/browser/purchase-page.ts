/** The address under which the progress of a purchase is kept: one for each vehicle. */
export function purchasePage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
	return `${pathname}?car_id=${new URLSearchParams(search).get('car_id') ?? ''}`;
}

/**
 * Whether this device has begun the purchase of the address. Repeats `isUnfinished`, which in a file of its own would be one more for each
 * page with a form.
 */
export function isBegun(dealer: string): boolean {
	try {
		return (
			localStorage[`forecourt.${dealer}.form-progress`]?.includes(`"${purchasePage(location)}"`) ?? false
		);
	} catch {
		// Storage is blocked.
		return false;
	}
}
