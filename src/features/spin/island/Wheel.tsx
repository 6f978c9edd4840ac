import { useEffect, useRef } from 'react';
import type { Prize } from '../../../domain/spin/prizes.ts';
import type { Slice } from '../../../domain/spin/wheel.ts';

/** Whole turns before the wheel stops. */
const TURNS = 5;
/** The duration of the turn in wheel.css, and a second more for a browser that reports no end of it. */
const LONGEST_MS = 5_500;

/** The wheel: a picture of the chances and of the result, both of which are text beside it. */
export function Wheel({
	slices,
	prizes,
	turn,
	isTurning,
	onStopped,
}: {
	slices: readonly Slice[];
	prizes: readonly Prize[];
	/** Where it stops, share of a turn; null before the result. */
	turn: number | null;
	isTurning: boolean;
	onStopped: () => void;
}) {
	const disc = useRef<SVGGElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn.
	useEffect(() => {
		if (!isTurning) return;
		const timer = setTimeout(onStopped, LONGEST_MS);
		return () => clearTimeout(timer);
	}, [isTurning]);
	const angle = turn === null ? null : -360 * (turn + (isTurning ? -TURNS : 0));
	return (
		<div className="wheel">
			<svg viewBox="-110 -116 220 226" aria-hidden="true">
				<g
					className={isTurning ? 'wheel__disc is-turning' : 'wheel__disc'}
					ref={disc}
					style={angle === null ? undefined : { transform: `rotate(${angle}deg)` }}
					onTransitionEnd={isTurning ? onStopped : undefined}
				>
					<circle className="wheel__rim" r="102" />
					{slices.map((slice) => (
						<WheelSlice
							key={slice.from}
							slice={slice}
							place={prizes.findIndex(({ id }) => id === slice.prize?.id)}
						/>
					))}
					<circle className="wheel__hub" r="12" />
				</g>
				<path className="wheel__pointer" d="M-6 -114h12L0 -96z" />
			</svg>
		</div>
	);
}

function WheelSlice({ slice, place }: { slice: Slice; place: number }) {
	const { prize, from, to } = slice;
	const middle = ((from + to) / 2) * 360;
	const isFull = to - from > 0.999;
	// Labels run outwards; on the left half they are turned around, so that none is upside down at rest.
	const isLeft = middle > 180;
	return (
		<>
			{isFull ? (
				<circle className="wheel__none" r="98" />
			) : (
				<path
					className={prize ? `wheel__slice wheel__slice--${place % 4}` : 'wheel__none'}
					d={sector(from, to)}
				/>
			)}
			{prize && to - from > 0.03 && (
				<text
					className={`wheel__label wheel__label--${place % 4}`}
					transform={`rotate(${(middle - (isLeft ? 270 : 90)).toFixed(2)})`}
					x={isLeft ? -62 : 62}
					dy="0.35em"
				>
					{prize.label}
				</text>
			)}
		</>
	);
}

/** The outline of a slice, clockwise from the top. */
function sector(from: number, to: number): string {
	const point = (turn: number) => {
		const angle = turn * 2 * Math.PI;
		return `${(98 * Math.sin(angle)).toFixed(2)} ${(-98 * Math.cos(angle)).toFixed(2)}`;
	};
	return `M0 0L${point(from)}A98 98 0 ${to - from > 0.5 ? 1 : 0} 1 ${point(to)}z`;
}
