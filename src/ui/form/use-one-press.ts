import { useRef } from 'react';

/**
 * An action that begins with a press: further presses do nothing while it is under way, as the second one of a double press would send a
 * second code or mail.
 */
export function useOnePress<Values extends unknown[]>(act: (...values: Values) => Promise<unknown>) {
	const isUnderWay = useRef(false);
	return async (...values: Values): Promise<void> => {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		await act(...values).finally(() => {
			isUnderWay.current = false;
		});
	};
}
