/** The path of `appointments.ts`, which pages that only call do not import: they would load its schemas. */
export const APPOINTMENTS_PATH = '/appointments';

/** The timeout after which a form shows all times of the day, milliseconds. */
const TIMEOUT_MS = 4000;

/**
 * Gets the free times of a day at a dealership, such as '09:30'; null without an answer that can be read.
 *
 * @param query the day, such as '2026-12-01', in the time zone of the location; without one that of the dealership's sales
 */
export async function getAppointments(
	api: string,
	query: { dealership_slug: string; date: string; location_id?: string },
): Promise<string[] | null> {
	try {
		const response = await fetch(`${api}${APPOINTMENTS_PATH}?${new URLSearchParams(query)}`, {
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { times } = await response.json();
		return response.ok && Array.isArray(times) && times.every(isTime) ? times : null;
	} catch {
		return null;
	}
}

function isTime(time: unknown): boolean {
	return typeof time === 'string' && /^\d{2}:\d{2}$/.test(time);
}
