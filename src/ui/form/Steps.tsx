import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { FormContext } from './form-context.ts';
import { STEP_COUNT_ID } from './StepProgress.tsx';

/**
 * One step of a form with several. Without JavaScript all steps are shown; with it, CSS shows the first one until hydration. A step opened
 * by the visitor takes the focus; its heading is described by the number of the step.
 */
export function Step({
	index,
	title,
	current,
	isMoved,
	isTitleHidden = false,
	children,
}: {
	/** From 0. */
	index: number;
	title: string;
	/** Current step, from 0; null while none is shown. */
	current: number | null;
	/** Whether the visitor came from another step; the heading then takes the focus. */
	isMoved: boolean;
	/** Whether only assistive technology has the title, as below a heading of the page that says the same. */
	isTitleHidden?: boolean;
	children: ReactNode;
}) {
	const heading = useRef<HTMLHeadingElement>(null);
	const { isLive } = useContext(FormContext);
	const isCurrent = index === current;
	useEffect(() => {
		if (!isCurrent || !isMoved) return;
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ block: 'center' });
	}, [isCurrent, isMoved]);
	return (
		<div className={isCurrent ? 'lead__step' : 'lead__step is-off'} hidden={isLive && !isCurrent}>
			<h2
				className={isTitleHidden ? 'vh' : 'lead__stepTitle h-s'}
				tabIndex={-1}
				ref={heading}
				aria-describedby={isLive && !isTitleHidden ? STEP_COUNT_ID : undefined}
			>
				{title}
			</h2>
			{children}
		</div>
	);
}
