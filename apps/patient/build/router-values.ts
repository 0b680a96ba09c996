import type { Known } from './known-values.ts'

/** Words for who writes a page: the tests and `npm run dev` say them. */
const warnings = { warning: 'void 0' }
/** The app stands at the root of its host. */
const root = { 'basename === "/"': 'true' }
const notRoot = { 'basename !== "/"': 'false' }

/**
 * What this app never gives react-router (8.5), by its modules: no page sends a form by it or has it fetch what is no page,
 * no link asks for a transition of the browser, no route has middleware, and no server has rendered anything before.
 */
export const routerValues: Readonly<Record<string, Known>> = {
  'router/router.js': {
    calls: {
      ...warnings,
      // Forms: a page sends by its own calls.
      isMutationMethod: 'false',
      isSubmissionNavigation: 'false',
      getSubmissionFromNavigation: 'void 0',
      getUpdatedActionData: 'void 0',
      // What was fetched and is no page.
      markFetchRedirectsDone: 'false',
      abortStaleFetchLoads: 'false',
      // Middleware, and routes whose parts come one by one.
      loadLazyRouteProperty: 'void 0',
      consumeInstrumentationClientResultMetaReceiver: 'void 0',
      isDataWithResponseInit: 'false',
    },
    values: {
      ...notRoot,
      submission: 'void 0',
      fetcherSubmission: 'void 0',
      activeSubmission: 'void 0',
      pendingActionResult: 'void 0',
      isActionReload: 'false',
      isAction: 'false',
      'newState.actionData': 'void 0',
      'opts.submission': 'void 0',
      'opts.fetcherSubmission': 'void 0',
      'opts.pendingError': 'void 0',
      // Asking again for what the loaders had.
      isUninterruptedRevalidation: 'false',
      isRevalidationRequired: 'false',
      callSiteDefaultShouldRevalidate: 'void 0',
      'opts && opts.defaultShouldRevalidate': 'void 0',
      'loaderMatch.route.shouldRevalidate': 'void 0',
      'revalidatingFetchers.length === 0': 'true',
      'revalidatingFetchers.length > 0': 'false',
      'await callLoadersAndMaybeResolveData(dsMatches, revalidatingFetchers, request, location, scopedContext, dataStrategyInitiator, historyAction)':
        '{ loaderResults: await callDataStrategy(request, location, dsMatches, scopedContext, null, dataStrategyInitiator, historyAction) }',
      'findRedirect(fetcherResults)': 'void 0',
      'processLoaderData(state, matches, loaderResults, pendingActionResult, revalidatingFetchers, fetcherResults, workingFetchers)':
        'processRouteLoaderData(matches, loaderResults)',
      handlerOverride: 'void 0',
      // Middleware.
      'm.route.middleware': 'void 0',
      'route.middleware': 'void 0',
      'args.matches.some((m) => m.route.middleware)': 'false',
      'matches.some((m) => m._lazyPromises?.middleware)': 'false',
      'typeof route.lazy === "function"': 'true',
      // A server's answer, measuring, and what else can be given to a router.
      'init.hydrationData': 'void 0',
      'init.instrumentations': 'void 0',
      'init.dataStrategy': 'void 0',
      'init.getContext': 'void 0',
      'init.window': 'void 0',
      'init.basename': 'void 0',
      'opts.instrumentationNavigateMetaReceiver': 'void 0',
      'opts?.instrumentationNavigateMetaReceiver': 'void 0',
      'future.unstable_customRouteDiscovery': 'false',
      'future.unstable_routePatternMatching': 'false',
      'discoverResult.type === "cancelled"': 'false',
      pendingDiscoveryCancellation: 'void 0',
      isStaticHandler: 'false',
      skipLoaderErrorBubbling: 'false',
      allowElementMutations: 'false',
      'this.#hmrRoutes': 'void 0',
      'dataRoutes.hasHMRRoutes': 'false',
      // Transitions of the browser, places that the router remembers, drawing at once.
      viewTransitionOpts: 'void 0',
      pendingViewTransitionEnabled: 'false',
      savedScrollPositions: 'null',
      flushSync: 'false',
      'opts.flushSync': 'false',
      'opts?.mask': 'void 0',
      maskPath: 'void 0',
      'nextLocation.mask': 'void 0',
    },
    methods: [
      'fetch',
      'revalidate',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher: queueFetcherForDeletion',
      'enableScrollRestoration',
      'patchRoutes',
      '_internalSetRoutes',
      '_internalFetchControllers: fetchControllers',
    ],
    without: [
      '_internalSetState',
      'get future()',
      'runClientMiddleware',
      'let runClientMiddleware',
      'setHmrRoutes(',
      'commitHmrRoutes(',
      'get hasHMRRoutes()',
      'dataRoutes.commitHmrRoutes()',
      // Fetchers.
      'fetchLoadMatches.forEach((f, key)',
      'revalidatingFetchers.forEach(',
      'let abortPendingFetchRevalidations',
      'if (pendingNavigationController) pendingNavigationController.signal.',
      'state.fetchers.forEach(',
      'fetchersQueuedForDeletion.forEach(',
      'unmountedFetchers.forEach(',
      'mountedFetchers.forEach(',
      // Transitions.
      'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location)',
      'restoreAppliedTransitions(',
      'let _saveAppliedTransitions',
      'routerWindow.addEventListener("pagehide"',
      'removePageHideEventListener = ',
      'if (removePageHideEventListener)',
      'if (!submission && !fetcherSubmission',
      'if (redirect.response.headers.has("X-Remix-Revalidate"))',
    ],
  },
  'router/utils.js': { calls: warnings, values: root },
  'router/history.js': {
    calls: warnings,
    values: {
      'globalHistory.state?.masked': 'void 0',
      'location.mask': 'void 0',
      v5Compat: 'false',
      validateLocation: 'null',
    },
  },
  'hooks.js': {
    calls: { ...warnings, warningOnce: 'void 0' },
    values: {
      ...root,
      ...notRoot,
      'this.context': 'false',
      'this.props.onError': 'void 0',
      'dataRouterOpts?.onError': 'void 0',
      'dataRouterOpts.isStatic': 'false',
      'dataRouterContext && dataRouterContext.static': 'false',
      // All pages have one of their own.
      defaultErrorElement: 'null',
      // Links and pages stand below routes.
      'React$1.useContext(IsDataRouteContext)': 'true',
    },
    without: ['static contextType'],
  },
  'components.js': {
    calls: { ...warnings, warnOnce: 'void 0' },
    values: {
      viewTransitionOpts: 'void 0',
      onError: 'void 0',
      useTransitions: 'void 0',
      reactDomFlushSyncImpl: 'void 0',
      flushSync: 'void 0',
      transition: 'void 0',
      renderDfd: 'void 0',
      vtContext: 'void 0',
      'useOptimistic(_state)': '[_state]',
      setOptimisticState: 'void 0',
    },
    without: [
      'useTransitions = ',
      'let [vtContext,',
      'let [renderDfd,',
      'let [transition,',
      'let [interruption,',
      'let [pendingState,',
      'React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning',
      'React$1.useEffect(() => {\n\t\tif (renderDfd',
      'React$1.useEffect(() => {\n\t\tif (!vtContext.isTransitioning',
      'let discoveryRuntime',
      'React$1.useEffect(() => {\n\t\tif (state.initialized) discoveryRuntime',
      'newState.fetchers.forEach(',
      'deletedFetchers.forEach(',
    ],
  },
  'dom/lib.js': {
    calls: { ...warnings, parseHydrationData: 'void 0', useViewTransitionState: 'false' },
    values: { ...notRoot, mask: 'void 0', viewTransition: 'void 0', useTransitions: 'void 0' },
  },
}
