import { useEffect, useRef, useState } from 'react';
import type { AlertChanges, Start } from './change-alerts.ts';
import type { Channel } from './channel.ts';

/** A live channel; a switch that was pressed before hydration counts. */
export function useChannel(channel: Start['channel'], isOn: boolean, { start, stop }: AlertChanges): Channel {
	const [isAsking, setAsking] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const field = useRef<HTMLInputElement>(null);
	const toggle = async (turnsOn: boolean) => {
		setAsking(turnsOn);
		setProblem(turnsOn || !isOn ? null : await stop(channel));
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(() => {
		if (field.current && field.current.checked !== isOn) toggle(!isOn);
	}, []);
	return {
		isAsking,
		problem,
		field,
		toggle,
		ask: () => setAsking(true),
		refuse: setProblem,
		send: async (chosen) => {
			const failed = await start({ channel, ...chosen });
			setProblem(failed);
			if (failed === null) setAsking(false);
		},
	};
}
