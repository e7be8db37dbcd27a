// The test on the embedded chain that the handbook shows, run as it stands there.
import '../../stories/guides/testing/WithChain.test.tsx'
