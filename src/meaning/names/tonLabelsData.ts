/*! ton-studio/ton-labels, commit 99be9dc616ff6b2b4b8f5011e02c0a3126062046. MIT License, Copyright (c) 2024 Ton Foundation: see NOTICES.md. */
// Written by scripts/names.mjs.

/** Time of the commit, Unix seconds. */
export const time: number = 1777334400

/** Categories (`#`), labels in them (`=`), and a line for each account: flags, a tab and the comment. */
export const lines: string = `#ads
=adsgram
	Web Ads in Telegram Miniapps
	Web Ads in Telegram Miniapps
	Web Ads in Telegram Miniapps



=inside_ads

=t_market_ads

=tgrass

#bridge
=Exolix
	Service fee wallet
=Retrobridge

=bridge.ton.org
~	ETH Bridge
~	BSC Bridge
~	ETH Token Bridge
	ETH Token Bridge Collector
~	ETH Bridge Governance
~	BSC Bridge Governance
~	Bridge Governance / multisig
=bridgers
	Main Contract
	Main Contract
	Main Contract
=cce_cash
$
=chainconnect
	Bridge Contract
	ChainConnect Wrapped TON ccTON jetton master
=changenow
$
=getfeenix
	gas-topup
$
=hot_wallet
	Ton.Fun referral address
	bridge inside hot_wallet
	bridge inside hot_wallet



=intersoon
	Bridge Contract
	Bridge Multisig wallet
	Bridge Multisig wallet
	Bridge Multisig wallet
=layerswap
	Bridge Address
=layerzero
	USDT0 Bridge Contract
	Highload Wallet
	Ethena minter
	Liquidity rebalance
	old layerzero relayer for Veda app
	ENA
	xaut0



=meson
	Bridge Address
=metapath

=orbiter
	Bridge Address
=rhino
	Bridge Contract
=sideshift
$
=symbiosis


#defi
=fiva
	PT tsTON (30-Jun-2025)
	SY tsTON (30-Jun-2025)
	YT tsTON (30-Jun-2025)
	SY eUSDT (01Sep2025)
	PT eUSDT (01Sep2025)
	YT eUSDT (01Sep2025)
	PT USDT-SLP (01Sep2025)
	SY USDT-SLP
	PT TON-SLP (01Sep2025)
	SY TON-SLP
	PT stgUSD (01Sep2025)
	YT TON-SLP (01Sep2025)
	SY stgUSD (01Sep2025)
	YT stgUSD (01Sep2025)
	PT USDe (01Sep2025)
	SY USDe (01Sep2025)
	YT USDe (01Sep2025)
	Deployer
	SY tsUSDe (01Sep2025)
	tsTON01Sep2025
	stgUSDWallet
	Staked Telegram USD stgUSD jetton_master
	USDTSlpSyMinter
	TONSlpSyMinter

=torch
	$tgUSD minter
	$tgUSD jetton_master
	$tgUSD treasury, receives incoming USDT from users
#CEX
=Cifra Markets
$
=Gemini

=HitBTC
$	hot wallet; The same address is also used by https://change…
	fee sender
$	hot wallet, sends all incoming finds to another hot wallet
	fee sender
=MEXC
$	Used to top-up custodial wallets to cover gas fees





$
=OKJ

=OKX
	TON withdrawals
	TON withdrawals
	TON withdrawals
	memo deposits
	memo deposits
	USDT withdrawals
	memo deposits
$	received 1.4B from OKX9 wallet
$	received all assets from OKX9 wallet
	sends huge amount of assets to OKX wallets
	Distribute TON among custodial wallets
	OKX-12 highload Notcoin wallet
$	hot wallet
	used to top up custodial wallets
$	received high volume deposits from OKX hot wallet
	deposit with memo
	Distribute TON among custodial wallets
	withdraws
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Distribute TON among custodial wallets
	Does staking @ tonstakers
	Distribute TON among custodial wallets
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	$NOT withdraws
	Does staking @ tonstakers
	OKX internal tsTON liquidity wallet














$
$























$
$
$
$
$
$









$

$
$
$
$




$


$


$
$















































=Pocket Broker
$
=Rapira
$	deposit address
	withdrawal address
$	Used to top-up custodial wallets to cover gas fees
=Swissborg

=abantether


=aliniex


=alpari

=antarctic
	Used to top-up custodial wallets to cover gas fees
$	USDT vault
=arkham



=ascendex

=asterium
$	Used to top-up custodial wallets to cover gas fees
$
=avanchange






=azbit

=bfinance

=biconomy

=bigone

=bikingex

=binance
	Gas top‑up address
	Binance web3
$




=bingx
$	Deposit & Withdraw address
	Fee for custodial wallet
	Fee for custodial wallet
	Withdrawal address
$	Withdrawal and deposit address
	Treasury
	Treasury



=bit


=bit.com

=bit2me
	Deposit Address
	Withdraw Address
=bitbanker

=bitbase
$
=bitexen

=bitfinex

$
=bitforex

=bitfree

=bitget
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	withdraws
	fees to custodial wallets
	withdraws
	withdraws
	withdraws
	withdraws

$
$
$
=bitgo

=bithumb


=bitkub
	Deposit & Withdraw Address

=bitmart
	Memo deposits
=bitpapa
$
$
$
$
=bitpin
	bitpin withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	withdrawal address
	Aggregation & routing wallet




=bitrue

=bitso

=bitstamp

=bittime
	Memo deposits
=bitunix
$
=bitvavo


=bitvenus
$
=blockchain_com



=blofin
$	Used to top-up custodial wallets to cover gas fees
$
$
=bluebit

=btcc

=btcturk

$
=btse


=bullish

=bybit
	withdraws
	$NOT operations
	$DOGS operations
	TON withdrawals
	NOT operations
	USDT withdrawals
	NOT withdrawals
	TON withdrawals
	USDT withdrawals
	$NOT withdrawals
	USDT withdrawals
	$NOT withdrawals
	TON withdrawals
	TON withdrawals
	$DOGS withdrawals
	TON withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	$NOT withdrawals
	USDT withdrawals
	USDT withdrawals
	TON withdrawals
	deposit wallet
	USDT withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	TON withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$NOT withdrawals
	$NOT withdrawals
	TON withdrawals
	USDT withdrawals
	$DOGS withdrawals
	TON withdrawals
	TON withdrawals
	TON withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	USDT withdrawals
	$DOGS withdrawals
	$NOT withdrawals
	TON withdrawals
	TON withdrawals
	TON withdrawals
	USDT withdrawals
	$NOT withdrawals
	$DOGS withdrawals
	USDT withdrawals
	USDT withdrawals
$	Receive from Bybit 1,Bybit 7
	Funding of user wallets
$	CATI deposits
$	USDe withdrawals
$	USDT withdrawals
$	BOMB
$	TAC
$	XAUt0
$	X
$	MAJOR
$	https://www.bybit.eu


$
$
$
$
$
$
$
$
=cex_io

=coinbase
$
$
$
=coinex
	Deposit address
	treasury
	treasury



=coinone
	withdrawal


=coins.ph
	Deposit Address
	Withdraw Address
=coinspot

=coinstore
$
=coinup

=coinw

=crypto.com
	Memo deposits
	User staking transfer: funds are moved on-chain to a stakin…





=crypto_bot
$	fee token distribution
$	fee token distribution
$
$
$
$
=cryptocrazy_wallet

=cwallet
	Deposits
	Withdrawals
=deepwave

=dex_trade


=digifinex
$
$
$
=duck_wallet

=earnbit

=efexpro

=emcd_wallet
$	Withdrawal and deposit address
=excoino
	Memo deposits

=exmo






=fameex

=fastex

=faucetpay

=fiwind
	Deposit Address
	Withdraw Address
=fixedfloat

=flipster
	Deposit Address
	Withdraw Address
=floq
$
=fonbnk


=foxbit

=ftx

=gate.io


=gcash


=hamtapay

=hashkey
$	Fee distributor
	Exchange routing wallet (internal fund circulation)
$
$
=hibt

=hotcoin

=huobi
	deposits
	Huge volume with other HTX wallets
	Huge volume with other HTX wallets


=indodax

=kast
$	Used to top-up custodial wallets to cover gas fees
$
=kifpool

=kkpay
$

=korbit


=kraken
$
$
$
=kucoin
	TON Withdraw
	USDT withdraw
	TON Withdraw
	deposits
	related to deployment of EQBPyemREQAlSxBJdWArlJCXtjzcOPBnKi…
	The same address is also used by https://www.coinspot.com.au
	hot wallet
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	TON and Jetton withdraw
	Gas top‑up address
	Gas top‑up address
	multisig_v2 , treasury
	multisig_v2 , treasury
	Address included in KuCoin Proof of Reserves
	Address included in KuCoin Proof of Reserves










$

=latoken
$
=lbank.info
	Deposit / Withdrawal address with memo
=letsexchange

=levex

=matrixport

=mercuryo


$
$
=mine_exchange
	The same address is also used by https://www.receive-money.…
=mobee
$
$
=moonpay
	Aggregation & routing wallet







=nasfam

=ncwallet
$	Used to top-up custodial wallets to cover gas fees
$
=nexo
$

=nobitex
	Funding + jettons transfer from Nobitex hot wallet EQBFMtW8…
	withdrawal address
	withdrawal address








=noones

=normi

=novadax

=ok_ex
	withdrawal address
	deposit address
	withdrawal address
	deposit address
=okpay

=olymptrade

=ompfinex
	Deposit Address

=orangex
$	Custodial (shared, memo-based)
$
=ourbit
$
=paribu


=phemex


=pionex

=pointpay

=poloniex

=pro_exir

=probit


=qmall

=quidax

=ramzinex
	withdrawal address
	deposit address
=redotpay
$	hot wallet
	used to top up custodial user wallets with TON for transfers

=reku


=remitano



=revo_wallet
$	Withdrawal and deposit address
=revolut
$	https://www.fireblocks.com/customers/revolut

=richamster

=robinhood


=spenda
$
$
=superex

=tabdeal
	Memo deposits

=tapbit

=tidex

=tontrader

=toobit
$	Withdraw Address. This address is also associated with http…
$	This address is also associated with https://www.trubit.com
$	Gas top‑up address

$
=tothemoon

=triv
	withdrawal address
$
=ueex
~$
=uphold

=upscale
	Telegram Stars cashout address, also used for various rewar…


=usdt.kg
	USDT withdrawal hot wallet. The same address is also used b…
=uznex

=uzx

=vindax

=wallet_in_telegram
	multisig_v2
	multisig_v2
	multisig_v2
$	NOT hot wallet
$	DOGS hot wallet
$	CATI hot wallet
$	HMSTR hot wallet
$	TAC hot wallet
	USD Earn custody
$	Fee top up and collection from custodial wallets
	cold wallet
	cold wallet
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$
$


=walletium
$	Withdrawal and deposit address
=wallex
	Memo deposits
	Cold wallet
	Hot wallet
	Hot wallet
	Hot wallet
=wealthsimple

=websea

=weex
$	Used to top-up custodial wallets to cover gas fees
$
$
$
=whitebird
























































































=whitebit
	Deposit & Withdraw Address, memo
	Deposit address, memo
=woox

=xrocket
	cold wallet
	$XROCK jetton_master
	TON fees for custodial wallets refill
	TON fees for custodial wallets refill
	TON fees for custodial wallets refill
$
$
$
$
=xt
	deposit
	withdrawal address
	deposit
=ychangers

=yellowcard
	Deposit Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
	Withdraw Address
=yobit
$
=youhodler


#DEX
=Tonhedge
	TON Hedge LP Token
=apeday


=bidask
	USDe pool
	Bemo pool




=bigpump
	Ton.Fun referral address
	ston.fi referral address
	Trading Contest S1 rewards sender
=blum
	Ton.Fun referral address
	Blum Multisig
	Jetton Deployer
	Jetton Deployer (blumdeployed.ton)
	commission address (blumcomission.ton)
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM airdrop address
	BLUM jetton_master
	https://t.me/blumcrypto/1227
	BLUM airdrop address



=dedust
	DeDust Vault, TON
	DeDust Vault, USDT
	DeDust Vault, TELEMON
	DeDust Vault, Kat Knight
	DeDust Vault, $NotPixel
	DeDust Vault, $SEED
	DeDust Vault, $FISH
	DeDust Vault, $tsTON
	DeDust Vault, $ALEN
	DeDust Vault, $stTON
	DeDust Vault, $DUST
	DeDust Vault, $NOT
	$DUST staking
	DeDust Vault, DOGS
	Distributes referral fees
	Farming vaults management operations
	DeDust Vault, $USDe
	Fee‑Vault Minter, omniston_referral
	DeDust Vault, $TONNEL
	DeDust Vault, $CUB
	DeDust Vault, $FROMG
	DeDust Vault, $DUREV
	DeDust Vault, UTYA




=gaspump
	Revenue Sharing Payouts
	Old Jetton Deployer
=groypfi
	fee collector
=kayple


=megaton
	Wrapped TON WTON jetton master


=memeslab
	used for collecting fees & returing revenue to creators

=snapster_trading_app

=ston.fi
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	StonFi Vault
	stonfi_router
	stonfi USDT-TON Farming NFT Collection
	stonfi NOT - USD₮ Farm NFT collectio
	stonfi stTON-USDT Farming NFT Collection
	stonfi tsTON-USDT Farming NFT Collection
	stonfi NOT-TON Farming NFT Collection
	stonfi USDT-pTON Farming NFT Collection
	stonfi stTON-USDT Farming NFT Collection
	stonfi STON Staking NFT Collection ARKENSTON
	hTON - pTON STON.fi Farm
	pTON - PUNK STON.fi Farm
	USD₮ - AquaUSD STON.fi Farm
	stonfi_router_v2
	stonfi_router_v2
	stonfi stonbassador reward address.
	stonfi_router_v2: SWITCH
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2, USDe, tsUSDe
	onmiston_referral address
	omniston_referral Fee-Vault Minter
	pTON - wrapped ton
	xStocks
	omniston_referral Fee-Vault Minter
	pTON jetton master
	pTON jetton master
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	stonfi_router_v2
	Distribution of rewards for the Portfolio Liberation campai…
=stormtrade
	StormTrade executor
	TON vault
	NOT vault
	jUSDT vault
	USDT vault
	stormstaking.ton | Claim Staking rewards
	mint referral
	ton airdrop rewards
	Storm Trade Genesis Collection
	Storm Trade Genesis NFT #0
	Storm Trade Genesis NFT #1
	Storm Trade Genesis NFT #2
	StormTrade StormCompleteOrder
	to claim Rewards in $STORM
	StormTrade StormCompleteOrder
=swap.coffee
	Stonfi referral address
	fee collector
=ton.fun
	Fee Collection
	token deployer

=tonco
	tonco.ton
	Wrapped for TONCO TON jetton master

=tradoor
	Main vault
	TON vault
	V3 USD valut
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
	Smart contract caller: stake/unstake/price update
=wagmi
	Ton.Fun referral address
#fund
=Ton Strategy
~	TON Strategy Pool 1
~	TON Strategy Pool 2
~	TON Strategy Pool 3
~	TON Strategy Pool 4
~	TON Strategy Pool 5
~	TON Strategy Pool 6
~	TON Strategy Pool 7
~	TON Strategy Pool 8
~	TON Strategy Pool 9
~	TON Strategy Pool 10
~	TON Strategy Pool 11
~	TON Strategy Pool 12
~	TON Strategy Pool 13
~	TON Strategy Pool 14
~	TON Strategy Pool 15
~	TON Strategy Pool 16
~	TON Strategy Pool 17
~	TON Strategy Pool 18
~	TON Strategy Pool 19
~	TON Strategy Pool 20
	Ton Strategy validator deployer — deploys masterchain contr…
	Ton Strategy operations wallet — funds validator deployers…




=animoca_brands
~	Animoca Brands Pool 1
~	Animoca Brands Pool 2
=df_capital
	fond.ton
=dfw_labs
	TBF supporter - 10.000 TON
~	DWF Labs Pool 1
~	DWF Labs Pool 2
=kilo_fund
	TBF supporter - 10.000 TON
=openbuilders
	fund treasury
	Address used for salary payments
=orbs
	TBF supporter - 10,045 TON

=telegram
	Telegram Team

=the_open_platform
	TBF supporter - 50.000 TON
=ton_believers
	Ton Believers Fund
=ton_ecosystem_reserve
	Ton Ecosystem Reserve (OLD)
	Ton Ecosystem Reserve (OLD) sent here all funds
	TON Ecosystem Multisig
	Operator wallet — deploys/funds 8 TON Foundation mainnet va…
=ton_foundation
	Ton Foundation (OLD)
	Ton Foundation
	multisig_v2




=vycapital

#gaming
=0xiceberg
	airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop
	Distributes airdrop



=1case
	Telegram stars cashout adress
	Telegram stars cashout adress

=1gift

=1st.game
$
=1win
$

=1xbet
$	received all funds from other 1xbet address
$
$
=1xbit
$
=4everland

=888starz
$	This address was funded by 1xbet, probably this gambling si…
$
=AKCasino
	Telegram Stars Cashout address.
=Ai Scan

=Auto Mine App

=Bcoin 2048

=Bfg
	Telegram Stars cashout address
=Blink Game AI
	Blink AI Genesis NFT
	Blink AI Genesis NFT Collection Owner
	Project token
	Token claim address
	Check-in address
=Buffy Drop


=CICADA

=Call of Odin's Chosen
	Telegram Stars cashout address
	multisig_v2



=Caps
	Telegram Stars Cashout address. Formerly a deposit address…

=Case
	Deposit address
=Clash

=CubeLottery

=Denaro Casino

=Dotcoin

=DragonTon

=DreamStation App

=Earn Tether

=Easy Nft Case

=Edchess

=Empire Of Money

=Epic Gift
	Deposit address
=Era App
$
=Forton
	Deposit contract
	Fee collector contract
	FRT bonding curve contract — buy/sell FRT for TON. 19,604 u…
	FRT Merkle claim/airdrop contract. 2,176 claims from 2,166…

=Free Ton

=Freetoncoin


=FunTon
	In-game deposits and Telegram stars cashout address.
=Gift Drop
	TG Stars withdrawal address

=Gift Fest
	Telegram Stars cashout address; also used for personal tran…
$
=Gift House

=GiftUp


=Gifts Battle
	Telegram Stars cash out address


=Golden Hamster

=Grab Gifts

=Hypergift
	Deposit address
	After opening cases, if you win and receive a gift, you can…
	Telegram Stars cashout address.
=Jetstars
$
=KittyVerse
	presale multisig

=Labrador Adventures
	$LABR buyback address
	Telegram Stars cash out address
	$LABR token broadcaster
	$LABR jetton_master

=Lucid Dreams
	Revenue wallet linked to the Lucid Dreams bot. Controlled b…
=Majestic
	The wallet is also used by https://t.me/gifttop
=Mars2049



=Mell Gifts
	Telegram Stars Cashout address.

=MemHustle


=MrBeast
	New address

=NOT Mining App

=ONTON
	NFT spin payments collection address


=Oil Magnate

=OnlyFunds

$
=OreTon

=PUG Power

=Pandabambo
	Main wallet. Telegram game @pandabambobot.
	Withdrawal/payout wallet. Distributes game rewards to playe…
=Pi Farm App

=Planet X










=Prime Gifts

=Profit Home

=PumpMiner

=Qzino App

=Rating

=Rent Tycoon

=Rich AI App

=Rolls


=Sbot

=Solariantech

=Spider in World
	SIW token
	Token airdrop
=Stonks Bot
	Withdrawal address
=TAPX


=TON Mine
	https://t.me/TONMineApps_bot

=TapSwap
	TAPS token
	TAPS airdrop address
=TapcoinsBot

=Teleport

=To New

=Ton Advent

=Ton Radar

=TonFestival

=TonKong

=TonLounge

=TonWolf
	presale TWOLF
	TWOLF jetton master
	twolf Distributor
=Tonbattleground

=Top Gift

=Tothemoo
	Deposit
=Trunp App

=VIRUS GAME
	TG Stars withdrawal address
	TG Stars withdrawal address
	Telegram Stars cashout address.
	Telegram Stars cashout address.


=ValorQuest

=Vave
$
=Virus2025

=WATcoin
	Airdrop claim address
=WPoker

=Wealth Core App

=WinGift
	Telegram Stars Cashout address.
=Wizzwoods
	TG Stars withdrawal address. Shares Gate io ID 193013540 wi…

=Wrapped Pi


=XWorld
	Withdrawal wallet
	Deposit wallet
=ZIFRETTA
	Zifretta White Tickets
	NFT Royalty

=activator

=advancestars
	Telegram stars cashout address
	Stars purchase
	Telegram Stars cashout address.
=advbank_ton

=agent_301


=agentsol

=agentx
	Ton Payments
	USDT Payments
=aixhash


=akatoken
	Distributes AKA token
	Distributes AKORN token
	Distributes AKS token


=akedo
	clicker
=akefish
	clicker
=anomaly_hunter

=anycraft

=app_gifts

=apple_gain

=aria


=arraken_planet

=asicmbot

=aura_case

=aurevia

=babydoge
	Telegram Stars Cashout address.

=battleroll


=battles
	Telegram Stars cashout address.

=bbq_coin
	aka tBTC
	aka tBTC
=bc.game
	Withdrawal address

$
=bee.s_empire

=beecoin
	found in source code
=beeharvest
	AMBER token sender


=betbolt

=betfury

=betpandacasino
$
=betplay
$
=bettlebulls

=bewhale

=billybob


=birds_empire
$


=bitcasino
$
=bitenergy

=bitgame

=bitronix

=bitsler
$
=bitstarz
	Address used by the project team to distribute funds to val…
=bitz
$	Gas top‑up address
$
=bizland_bot
	bizland-wallet.ton
	bizland-payout.ton
=biztycoon

=blackwukong

=blockhash

=blueton

=bodypump
	anti-bot verification
=boinkers
	rewards distribution address


=bombcrypto
	NFT collection
	creator collection
=bombie
	Bombie Airdrop sender
	$BOMB treasury
	$BOMB treasury (old, multisig)
	$BOMB jetton_master

=boofi


=booms
	deposits & payouts
=bounty_hash

=bountybay




=boxingstarx
	claim contract
	claim contract
	Boxing Star X Champion’s Mark
	Boxing Star X Champion’s Mark NFT Collection Owner
	Telegram Stars cashout adress
=brew_ton

=bullrun_minebull

=bump333
	NFT collection
	Bump Spaceship Modules pack. 3


=bump_legacy

=bums
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Rewards distribution address
	Same payload structure as the other addresses
	TG Stars withdrawal address. Used the same Binance ID (1081…
	TG Stars withdrawal address. Shares the same Binance ID (10…
	Withdrawal address













=bustagift


=capsgame
	Telegram Stars cashout address.
	NFT Royalty

=capybara_meme


=case_gram

=case_mint

=casex


=casinopunkz
$
=cat_gold_miner
	catgoldminer.ton
	beeharvest-nft.ton
	withdraw Token CATGOLD


=catboss_game

=catizen
	Cati donation wallet
	The same opcode and code_hash like EQBKt3vysOhuL8HZthcA7DJh…
	S2 Airdrop address: https://tonviewer.com/transaction/f7383…
	treasury_catizen








=catopia
	airdrop address
	airdrop address
	airdrop address
	airdrop address
	airdrop address
	airdrop address
=cats
	TG Stars withdrawal address





=catspin

=cattea

=cattonai











=cerberus_mining



=cerminer

=chance
	The address is used for in-game deposits as well as for TG…
=chick

=chickcoop

=chicken_farm

=chiken.s_eu
	The wallet is also used for reward payouts in https://t.me/…
=chikenton

=chimp

=cityholder
	TG Stars withdrawal address
=civilizationton_bot
	planet-ton.ton

=claps
$
=clickerfarm


=cloudbet
$	Gas top‑up address

$
=cocopark

=coincasino

=coinfi

=coins_game

=collection_hunt

=corn_battles

=cowtopia

=crashino

=crazy_rush_heroes

=cross_play

=crownville
	Crownville Revenue — Team
	Referral Rewards
	Treasury
	Marketing & Liquidity


=crybble_wars_beta

=cryptid_hunter
	burn address for associated CPT & NOV4 tokens
	presale address


=crypto_hacker

=crypto_quest

=crypto_rush

=cryptocasino

=crypton
	https://crypton.xyz/fund shares
=crystal_ranch

=cybercab

=cybercars
	Tokens airdrop
=d_dynasty


=dailycashloot

=darilo

=dash

=dealgram

=deepcore_crystal_mine

=deluge
	$DJ Deluge Jetton
	Fee collection

=depinsim

=dickshoti

=dino_evolution

=dinotycoon

=dogiators

=dogies

=dogs_mine

=donot
	cooking donots





=dragonz_land

=dreamstation
	in-game deposit address
=drft_party
	DRFT Party Season 2
	NFT items editor smart contract
	Telegram Stars cash out address


=dropee
	Dropee cashout
	Telegram Stars cashout address.




=duck_master

=duck_road

=duckfi


=duckmyduck



=duckygram


=duel

=dungeonpix


=dungeons_of_kitsu

=durovsthrone

=easygift
	TG Stars withdrawal address

=eco

=edge_gift

=empires_battle
$

=eton

=evosim



=exominer


=fabric_ton

=fairspin
$
=fanton


=farm_land


=fastx

=fighton

=findbitcoin

=fishing_bowl_bot

=flappy_tappy

=flipsy

=flutterbees

=fomo_fighters

=forest_fortune

=frog_case

=fruit_crypto_farm

=furydefender

=futurum

=gamee

=gamegram
$
=gameness
	verification address
	deployer
	dev

=gangsta_monkey

=gatto
	Converting NFTs to in-game items (pets)
	gatto.ton
	claim address
	Gatto | Eggs nft collection

=gear_runner


=gem_farming

=gemo_gift.

=gemswall

=genesis_of_ages
	Users send NFTs to this address
	NFT collection owner

=genki_miner
	address handling usdt withdrawals
	deposit address for in-game shop
	deposit address for in-game shop

=gh_arena


=gift_box

=gift_kombat

=gift_raffle

=gift_shark

=gift_spinner

=gift_starsin
	stars purchase
=giftcaps
	Telegram Stars cashout address
$
=gifts_drop

=gifts_run

=gigafarm

=gilf

=gleam





=gmgnbet


=go_ton

=go_tonbot

=goat_gaming

=goats




=goblin_mine




=gogift


=goldage

=golden_miner

$
=goldsticker
	Telegram stars cashout address

=gomining
	NFT Royalty
$
$

=gorilla_case
	Telegram Stars cashout address.

=gpton
	Airdrop address
=gram_zone

=grand_combat


=grokus
	Gargantua TON
=grow_tea


=happy_farmer

=hash_cats

=hashmate

=headcoin
	HDCN distribution address
	HDCN token address
	check-in address. This address is also used for internal de…
	Address for cashout Telegram Stars, also used for withdraws…
=hempton


=hexmine

=holdcoin
	HOLD token treasury
	HOLD coin distribution



=house_of_dragons
	HouseDragons2 game payments wallet. Receives user deposits…

=impgamefi
	Telegram Stars Cashout address.


=incaverse
	Distributes inca token
	INCA token
=insideraa

=instantcasino

=iris
	Telegram stars cashout adress
=iterra

=izzicasino
$
$
=jackpotter
$	Gas top‑up address
$
=jet_punk

=jinxdog
	Sending tiny amounts of token
=joker

=joker_swap

=kat_knight


=kingy


=kitty_mint
	Kitty Mint Withdrawal Transaction
	Kitty Mint Deposit wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
	Kitty Mint Withdraw wallet
=klikado

=league_of_llamas

=legend_of_heroes

=lionsapp_bot

=litrbull
	LITR token
	Airdrop address
=loots

=lost_dogs
	onchain claim of $WOOF
	$WOOF Royalty
	$WOOF TokenTable contract for claiming WOOF from EARN
	$WOOF fee collection wallet from claiming
	Lost Dogs: Vaults - NFT collection
	Lost Dogs: Vaults - Vault contract
=lotcoin

=lotshot_ton_drop
	nft_collection

=lottery

=lucaro
$
$
=lucky_bear
	USDT

=lucky_block_global

=lucky_circle

=lucky_drop

=lucky_ton_spin

=lucky_train

=ludogift
	Telegram Stars cash out address

=lunar_hash
$
=maddog

=magic88

=mainet
	CORE jetton_master
	Receives CORE
	Receives TON
=major
	NFT collection










=marsmission

=matchmoney

=meerkat_coin

=megahash

=megahash_ton


=melbet
$
=mellstoy_game
$
=meme_tv

=memepet

=memhash
	Captcha contract
	$MEMHASH jetton master
	$MEMHASH minter, multisig treasury
	$MEMHASH withdraw



=memhunt

=merge_pals
	Airdrop wallet


=mine2mine


=mine_xrp

=minegram
$
$
=minersquad_bot

=mineverse

=miomi_game



=mission_pawsible

=mokl_farm

=momo_ai

=money_dogs
	Tg stars withdrawal


=money_mining

=moneybux
	Money Bux
=moneytube

=monkeycost
	nft collection
	nft mint fee collector address

=moonraid_p2e

=mouse

=mrbeast_pro

=mucca

=musikhan
	claim address
=mutant_gifts


=muton_bot
	pay-muton.ton
=myballs
	phasegame.ton
	Address for cashout Telegram Stars

=naughty_coin
	$NOTY task
=netfishion_airdrop

=niccoin

=nomis
	web3 reputation
	web3 reputation
	web3 reputation
=not_pixel
	notpixel.ton
	PX claim contract
	PX staking NFT collection
	PX staking NFT collection
	PX staking NFT collection
	Admin of Not Pixel Telegram Tournament #2 NFT
	Not Pixel Telegram Tournament #2
	Contract admin and @notpixel NFT holder
	PX Staking 180
	PX Staking 90
	PX Staking 90
	PX Treasury, multisig
	$PX jetton master
	Telegram Stars Cashout address.




=numbers

=nuts_farm

=omega


=omni_points

=oracle

=orexnbot

=otter_loot

=outmine


=p00ls
	Telegram Stars Cashout address
=panda_star

=pandafit

=panditonbot

=papo_ninja

=patrick_games

=pawn_stars

=paws






=pengu_clash
	NFT collection
	NFT payments
	15% of all NFT payments go to this address
=pepecase

=pepecash

=piggypiggy
	wallet_highload_v3r1

=pilot_gift

=pingo
	pingo reward distributor
	pingo reward fee collector
	pingo staking
=pixel_world

=pixiland

=planetswap
	Airdrop-related smart contract

=plant_ton

=plants_vs_zombies

=pluto_studio
	Collecting Telegram Stars payments
	Collecting Telegram Stars payments
	Collecting Telegram Stars payments
=pocket_waifu


=pods

=pollo

=pookie_cheese_chase

=poprocket

=portal_games
	Distribution of winnings
=predicta
	deposit TON
	deposit USDT
=primebot

=profithub
	https://t.me/ProfitHub_Payouts
=pulse

$
=pumpad

=punkcity
	withdraw address
	$punk treasury
	TON Punks NFT
=puparty
	Smart contract handling withdrawals
	Telegram Stars cash out address





=pupuputon

=quackquack




=quantguard_ai

$
=rain
$
=rainbet
$
=raise_town

=random_games

=random_gifts

=real_spin


=reality_rush

=rebor
	REB token


=recycle_riches

=red_miner

=redcoin

=reels
$

=regalisland
	Withdrawal distributor address
=repair_car

=retrobit
	This address is also used in the Hexmine project

=rewardshq

=rfl_pro
	Telegram Stars cashout address.
=rich_app
$
=rich_street

=richbot
	Claim smart contract
	Treasury
	Telegram Stars cash out address


=richbums


=richdog

=richgrid

=riverland
	NFT


=robin_game

=rocket_case

=rocket_gift

=rocketrush

=rocky_rabbit
























































=roko

=rollhub


=royals

=runners_club

=rushbuy

=secretminer
$
=seed_analytics
	NFT collection

=seedcoin


=sent_ton

=shakestars


=shardify
	Shards of Notcoin NFT bond / wNOT treasury
=shatoshi_network

=shkiper_penguins
	SHKIP token
	SHKIP airdrop distribution address
=shuffle
$
=sidefans


=sigmaton
	sigmatonbot.ton
	NFT collection
=signalhash


=skinhouse
$
=skinout
$
=slapstar

=slavery

=slotsdon
$
=smario_miner


=souls_club_diamonds


=sphynx


=spin_hub

=spinfi

=spinner_coin
	highload wallet

=spinrush

=spins
	Telegram Stars cashout address
=splash
	Splash airdrop sender wallet
	Splash fee collector wallet
	Splash airdrop through tbook integration
=sportbet
$
=sportsbet

$
=squid_pepe


=squidtg

=stage

=stakerz

=stakes

=staking_ton

=starai


=starcase
	Telegram Stars cashout address

=starindustry

=starriser
	used to purchase in-game items
=stars_birds

=stars_box

=stars_case

=starshash

=static_clover

=sticker_combat
	NFT collection owner

=stonks_gift

=stoopidcats

=storm

=stringgames

=symptomify
	symptomify.ton
=synquest

=tapps

=teabank
	wallet-teabank.ton
	tea_bank_bot wallet
	teabank-wallet.ton
=tearline
	Fee collector wallet

=teda_radar

=telbet

=telegram_gifts
	Witch hats
	Desk Calendars
	Cookie Hearts
	Crystal Balls
	Tama Gadgets
	Scared Cats
	Lunar Snakes
	Precious Peaches
	Sakura Flowers
	Perfume Bottles
	Eternal Roses
	Evil Eyes
	Bunny Muffins
	Hanging Stars
	Toy Bears
	Candy Canes
	Sharp Tongues
	Ginger Cookies
	Signet Rings
	Winter Wreaths
	Flying Brooms
	Eternal Candles
	Love Potions
	Jester Hats
	Astral Shards
	Jingle Bells
	Trapped Hearts
	Spiced Wines
	Durov’s Caps
	Homemade Cakes
	Berry Boxes
	Ion Gems
	Lol Pops
	Jacks-in-the-Box
	Easter Eggs
	Spy Agarics
	Party Sparklers
	Light Swords
=telemafia

=telemon
	PIKA2 token minter





=televerse_odyssey

=terminal
	withdrawal address
=tg_casino

=tgpoker

=the_nothing_app

=the_originals
$
=the_otc_game
	Payouts

=the_pixels


=the_race_b
	The TG Stars withdrawal address is also a wallet used by th…
=themis

=thestarsbank

=time_ton
	old wallet
	new deposite wallet
	new deposite wallet
	new deposite wallet
	wallet for verification payments
	wallet for verification payments
	wallet for verification payments
	wallet for verification payments



=timefarm

=tokencarnival


=tokencarnival_pro
	also relates to https://t.me/ProsperPig_bot
=toloton

=tomarket
	multisig_v2
	multisig_v2
	multisig_v2
	airdrop
	transfer from fee collector
	multisig_v2
	telegram-stars-rewards-withdrawal
=ton mine
	Telegram Stars cashout address
	Telegram Stars cashout address




=ton_blastrun

=ton_church

=ton_city

=ton_claw

=ton_ferma

=ton_forgex

=ton_fortune

=ton_heroes


=ton_miner
$
=ton_tower

=ton_vault_chain

=ton_zombie

=tonbet

=tonbitcoin
	kw withdrawal distributor address


=toncloude

=tonfarm







=tongochi
	Stonfi referral address
=tongold

=tonhash
	tonhash.ton
=tonhash_pro

=tonheistbot
	deposit address
=tonmason
$
=tonminer

=tonpick_game
$
$
$
$
=tonplay
$
=tonpoker
	Withdrawal address
	Medieval Deck NFT collection
=tonrig

=tonroll
$
=tonshaker
	shaker.ton
=tonstation
	$SOON Staking contract address
	$SOON staking bank address
	Giveaway rewards address
	Check-in address
	Telegram Stars Cashout address.

























=tonwin

=tonxspace

=tonyolka

=tonzo

=tor

=total_market

=totemancer
	Totemancer Wallet
	NFT Collection
	SBT Collection
=tower


=treeton
	Airdrop distributor sending $TREES tokens
=trucks_ton

=true_miner

=trump_farm



=tsuefa
	deposit address
=tthero

=unijump

=unknown_coin

=unlink

=upton

=uxlink


=vanilla_finance
	check-in wallet
=vavada
$
$
=venus_world_survival

=viking.s_forge
	fee collector

=viper_royale

=viral
$
=void


=voxel
	Telegram Stars cashout address.
$
$
=w_coin
	W-Coin Pre-Market
	Jackpot lottery
	$WCOIN minter
	$WCOIN treasury
	$WCOIN airdrop sender
	$WCOIN admin / founder
	$WCOIN airdrop sender
	$WCOIN airdrop sender






=walkcoin

=wars_stars

=wcoin
	Telegram Stars cash out address.

=webtransfer













=wemine
	$WeMine minter & treasury
	$WeMine withdrawals
	$WeMine 1 TON payments
=wen_lambo

=whalecasino
$
=whitedogs

=winna
$
=wolfdotfun





=wonton
	Checkins
	TON Withdraws
	Jetton Withdraws

=wool_rush

=workdogs
	Airdrop distribution wallet


=workers_on_ton

=wsmcasino

=wuffi
	Bridge Address
	Treasury Address
	TON Rewards Address
	TON Rewards Address
	WUF token
	Claim address
=x_coin

=x_empire





=x_gift

=xdao

=xingyi_entertainment
$


$

=xplus

=xstar_fleet
	.xton(XNAME on TON)


=yescoin
	YesPac earned some Yescoin for you while you were asleep






=yida_yule
$	https://114.111.61.220 - Hengsheng Entertainment
	Treasury
$
$
$
$
$
$
$




=yohi

=yumify

=zencoin




=zoo_crypto

=zoo_story

















=zootopia_game

=zyros

#infrastructure
=Ethena on TON
	tsUSDe token
	USDe vault
	USDe token
	Boost APY distributor
	Boost APY distributor
	Boost APY distributor
=My Ton Provider
	Smart contract handling payments from users for file storag…
=TON DNS
	.ton DNS Domains
=duckchain
	Bridge address & $DUCK Token Treasury
	Staking address
	Disributed $DUCK tokens

=dyor

=givers
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	PoW Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
~	Large Giver
=intract
	payment contract
	fees contract
=multisender

=one_click_sender

=pyth


=tac
	First Force Officer's Pass
	First Force Officer's Pass
	First Force NFT collection
	First Force NFT minter
	$TAC token minter, miltisig
	$TAC airdrop claim
	CCL (Cross chain layer)
	JettonProxy
	settings
	NFT Proxy
	Cross chain assets handler
	Retranslator: EVM -> TAC bridge proxy
	Retranslator: EVM -> TAC bridge proxy
=tether
	tether-treasury.ton

=ton_api
$	Custodial wallets reuse
	Treasury address
=ton_blockchain
~	Config Contract
~	Elector Contract
~	System Contract
=ton_pool
	TON Pool withdraw 1
	TON Pool withdraw 2
	TON Pool withdraw 3
	TON Pool withdraw 4
=toncoinpool
	TON Coin Pool Withdraw 1
	TON Coin Pool Withdraw 2
	TON Coin Pool Fund
=tonconsole
	Treasury address
$
=tonpay

=zkMe

#lending
=EVAA
	Evaa Master Mainnet
	Evaa LP Mainnet
	Evaa Alts Mainnet
	Evaa Rewards
	EVAA Liquidator
=affluent
	Basic Market
	Storm-TON Market
	Storm-USDT Market
	Advanced Market
	Advanced-Storm Market
	Advanced-Tradoor Market
	Vault Market
	Ethena Market
	FactorialTON jetton_wallet which holds TON for Basic market
	FactorialTON jetton_wallet which holds TON for Advanced mar…
	FactorialTON jetton_wallet which holds TON for Vault market
	FactorialTON jetton_wallet which holds TON for Advanced-Tra…
	FactorialTON jetton_wallet which holds TON for Storm-TON Ma…
	FactorialTON jetton_wallet which holds TON for Advanced-Sto…

=coffin
	Coffin Pool
=daolama
	daolama_vault
	daolama-stars.ton

=gift_to_credit
	gifttocredit_vault

=scroogers_bank
	bank owner address
	Loan pool TON
	Loan pool USDT
#liquid-staking
=bemo
	stTON jetton master and main smart contract
	bmTON jetton master
	Token that will be exchanged for bemo $BMO token
	Bemo airdrop wallet sending stXP
=cygnus
	Cygnus Withdrawal NFT Collection(clTON)
	Cygnus Withdrawal NFT Collection
	NFT collection deployer
=hipo
	Hipo Treasury
	hTON Master
	HPO Master
	hipo.ton
=kton
	Withdraw From TonStake.com for KTON
	kTON jetton master
=stakee
	STAKED jetton master and main smart contract

=tonstakers
	Tonstakers pool
	tsTON jetton master
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
	Converts burned Pool Jettons to TON
#merchant
=0xprocessing


=@push

=ADV Game
	stars purchase
=Approute

=AutoGifts
	Admin address used to withdraw profits from the AutoGiftsBot
=Bank Stars

=Barboskich Stars Exchange


=Belitonbot
	Stars Purchase
=BitStars
	deposit address

=Bubble

=Buddy Stars

=Buy Star One JP

=BuynStars


=Chatcom

=Contests
	fee collector
	fee collector
=Cryptorefills
$
=DOIDO Market
	Deposit address
	withdrawal address
=DeLstars

=Degen Phone

=Durov Stars

=EarlyGift Market
	This address may be used by the owner for personal transact…

=Easy Market

=ElephantStore
	Telegram Stars cashout address and NFT deployer

=Ethereal AutoStars

=Fast Stars

=FastGifter

=FragMem

=Framestars

=GATES MARKET
	Main market wallet. Used for all type operations in market.
=Gift Guarant
	chat bot
	chat bot
=Gift Satellite

=GiftAutoBuyer

=GiftHub
	Main deposit/withdrawal address of GiftHub
=GiftON Market

=Giftomania
	TG Stars withdrawal address
=Giftomania x Stars
	Stars purchase & gift rentals
=Giftpot
	chat bot
=Gifts Giveaway
	Telegram Stars withdrawal address
=Gifts Grabber
	Telegram Stars withdrawal address
	Refund from the bot
=GiveShareBot
	Telegram Stars withdrawal address
=Gramix
	stars purchase
	tg premium purchase
	fee collector
=Harbor Market
	Withdrawal address
	Deposit address
	Withdrawal address

=HelperStars & Premium
	Telegram Stars cashout address.




=Hex Stars

=ISMA&COIN
	ISMC token
	Token airdrop address
=ITEMS Market

=LabubuStar

=Laffka NFT

=Lafton


=Legalkeys

=Luxury stars

=MRKT
	main and withdrawal address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	top up address
	stars purchase


=Magic Eden
$	Custodial wallets reuse
=Major Market

=Market

=MemeFi Marketplace
	withdrawal and deposit address
	MemeFi game-related address
=Memgift
	TG Stars withdrawal address
=Memories Stars

=Mira
	cocoon wallet
=Missed stars

=Mops Stars

=Nebo Stars

=Nest Store

=OTC ELF
	chat bot. The given address is also used in https://t.me/Gi…
=Ocus

=OneStars

=Pepe Stars

=Pixel Market
	multisig_v2

=Playerok
	Telegram stars purchase - https://playerok.com/stars
=Pocket
	fee collector
=Portals
	withdrawal address

=PyyplBot
	TG stars purchase

=Quant Market

=RS Spider - Buy TG Stars

=Referral Game

=Riftn

=Rock Stars TG



=Rocket Star Finance

=Roqqu

=Sendrou Shop

=SimpleNFT
	fee collector
=Snatch

=Solo

=StarFall Shop


=Stargram
	Telegram Stars cashout address

=Starnex

=Stars Banking

=Stars Easy

=Stars Market

=Stars Prem

=Stars Shop

=Stars Shop Muvtezer Shop

=Stars Shopp

=Stars Trade Hub

=Stars from Bears
	This address is also linked to the following bots:https://t…
=StarsBoost

=StarsBus


=StarsFreeRu

=StarsLoad
	The given address is also used in https://t.me/StarsGd_bot
=StarsX

=Starsbuy


=Starsgram
	Telegram Stars Cashout address.


=Starship


=Starslly

=Starsluxe

=Starsly
	The wallet is also used by the owner for personal purposes
=Starsov
	Starsov's main wallet
	Starsov's main wallet
=Startonus

=Stickerhead

=Swift Gifts


=TON Diamonds
	TON Diamonds fee and royalties collector
=TON Place
	Personal or administrative wallet of Andrew Goglev, associa…




=TONNEL Marketplace
	https://dune.com/ton_foundation/tonnel-tg-gifts
	Telegram Gifts Minter
	Withdrawal address from gift marketplace
	multisig_v2, treasury
	crypto mixer address
=TONeNOT

=TapRef Shop

=Thermos

=Tontake Market bot
	chat bot
	chat bot
=Tony Stars

=Trade

=Tribute
	withdrawal address
	stars purchase
	stars purchase
=Uquid

=Vertus Space

=Vozik Shop

=WTS


=WalletStars
	Telegram Stars cash out address


=Webdom Market

=Wizard Stars
	Telegram Stars cashout address.
	Telegram Stars Cashout address, also used for USDT payouts…
	Wallet used for USDT payouts to users selling Telegram Star…


=X10STARS

=anypost
	Telegram Stars cashout address.
=arcpay
	fee collector
=bitrefil
$
=cSim
	nft_collection

=calypso_pay
$	Custodial wallets reuse
=chatus
	Telegram Stars cashout address.
=cheap_stars

=cheese_store
	TG stars purchase
=connecton
	TBF supporter - 10,256 TON
=cryptocloud
$	Crypto Acquiring
=cryptomus
$	Crypto Acquiring


=cryptopayo



















=dcstars

=donatov_net
	stars purchase
	stars purchase
=donuts_tg

=ecorpay
	Ecor token airdrop distributor
	Distribute tokens, maybe have custodial wallets
	Treasury
	$ECOR jetton_master
	Distribute tokens


=exapay
$
$
=fiatstar
	This address is also linked to the following bots: https://…
=fragment
	Sends Telegram channel and bot rewards
	Telegram Ad account top ups
	Telegram Stars Seller
	Sends Telegram channel and bot rewards
	gift-minter.ton
	TF Gifts royalty address
	Telegram Usernames NFT collection

=fragment.ton

=getgems
	TON NFT Marketplace
	TON NFT Marketplace
	TON NFT Marketplace
	TON NFT Marketplace
	deployed by GetGems Sales
	GetGems domains collection
	Marketplace fee address (multisig)
	Marketplace fee address for withdrawal NFT gifts offchain b…
	TG stars
	Marketplace fee address (multisig)
	Getgems revenue wallet
	Lucky Buy

=gifting

=goodies
	Refund distribution among the raffle winners
	Treasury

=gpay

=grogupay
	stars purchase
	stars purchase
=heleket
$	Withdraw Address
$	Withdrawal address
=hoton

=iStar
	chat bot
=kassa
$
=lleSBot

=marketapp
	TON NFT Marketplace
	Telegram Stars Seller
	TON NFT Deployer
	TON NFT Deployer
	Marketapp GIFT Sender
	TG stars proxy
	TG stars proxy
	Subscription payment
	Market fee
	Fee collector for username minting

=marpay
	fee collector
	Smart contract fee & distribution
=matchamarket

=mem_star
	check-in
=mint
	jetton_master,raffle participation
=mixpay
$	Custodial wallets reuse
$	Custodial wallets reuse
	Gas top‑up address
=mobile

=nakastore
	stars purchase
=need

=netzrun

=nowpayments
	Fee distributor
$	Deposit address for USDT
$	Deposit address
$	Deposit address
$	Deposit address
=outline_vpn

=oxapay

=palacenft
	address for collecting system comission
	parnet comission address
	Withdrawal address
	Deposit address
	Deposit address
$
=passimpay
$
=paykassa

=peaky_payments

=pgon


=pgs_limited
$
=pitopup
	stars purchase
=plisio
$
=pretty_stellar

=protekt
	Telegram Stars cashout address.
=queenstars

=raff_stars

=raionstars

=red_shield_vpn

=ru_market

=sidorenko_funpay

=soulmate
	Telegram Stars Cashout address
=spend.tg


=split.tg
	split.tg fee collection wallet
	Split.tg fee collection
	Split.tg smart-contract
	Split.tg smart-contract
	Split.tg smart-contract
	Split.tg smart-contract
	Split smart contract handling fiat payments
	Deposit address
	Split.tg smart-contract






=starfall
	https://t.me/starfallrobot

=starpayments
	Related to onlychats.com, tlink.me
=stars_wallet
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram stars cashout adress
	Telegram Stars Cashout address. Probably affiliated with Ro…
	Telegram Stars Cashout address. Probably affiliated with Ro…

=starseller999

=starslux

=sticker_bot
	treasury & payouts, multisig_v2
	multisig caller
	Fragment payouts
	refaund
	TG stars withdrawal address
	refund
	Sappy stickers sale
	Azuki Garden sale
	Wallet for withdrawing stars
	Refund
	Refund
	Refund





=stickerx

=strike_vpn

=sunspace_wallet

=tbook

=tg_stars


=tgstars
	https://tgstars.tg/docs/client-api
=the_black_shop

=the_gufi_guf


=thedex
$
=tongifts

=tonmobile

=trust_stars

=volet

=webmoney
	https://merchant.webmoney.com
=xGIFT

=xRare.io
	Sale contract deployment helper
	Sale contract deployment helper (old)
	Marketplace fee address (tonairplane.ton)
=xpay

=yoostars
	The spend.tg app is used to purchase TG Stars
	Reward from spend.tg received by Yoostars owner for reselli…

=zerocrypto_pay

#other
=Anonymous Chat
	Telegram Stars Cashout address
=Arnold Arni
	Arnold token dividends
	Arnold NFT collections
=ChartrixBot AI
	Telegram Stars cashout address
=HyperGapBot
	Telegram Stars cashout address.
=JRK_Coin

=StableWaifu
	Telegram Stars cashout address.
=aicoin
	aicoin reward address
=bigantapp


=bitton_ai

=blox

=burn_address

=cerberus
	reward address

=conso

=etnetsa
	et netsa drop address. The same address is also used by htt…
=free_ton_earning_bot

=frozen_early_miner
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~
~




















~
~



















~


























































































~
~
~
~
~









=g_drive

=gift_caller
	Telegram Stars cash out address
=gifts_strategy_airdrops

=loton_pools

=lyraxis


=otc ton market


=pilot

=quantum_machines

=skyton

=telegrok
	reward address

=tetherium

=the_fund

=ton_revenue

=tonbank


=tonhub


=tonmoney_box

=tonow

=verem
	token distribution
	token distribution

=yarunin.ton

=yupland

#tradingbot
=$GRIM Trading Bot
	Fee address
=Crypton Super Bot
	fees collection address
=Maestro Trading Bot
	Fee address
=arbcore

=blum_tradingbot
	Fee Collection
=dtrade
	Fee Collection
	Ton.Fun referral address
=gemz_trade
	Collecting Gemz Checkins
	GEMZ Pass: A collection of 555 OG NFTs that offer its holde…
=quantum_terminal

=stonks
$
=swapi
	Fee Collection
=tontradingbot
	Ton.Fun referral address
	Claim, tontradingbotclaim.ton
	Fee Collection, tontradingbotsellfee.ton
	Fee Collection, tontradingbotbuyfee.ton
	Fee Collection, tontradingbotfee.ton
=vodkatradebot
	referral address
=x1000
	Uranus Mempad
#scammer
=Spam fomorush
!	fomorush.io promotional spam. Highload_v3r1, 76K recipients…
=scammer
!
!
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for legit CEX addresses with first and last symbols o…
!	mimic for $PAWS token
!	mimic for $PAWS, $TON and $USDT tokens
!	mimic for $PAWS token
!	Mass spam sender Reward 99TON my_tonkeeper.t.me
!	Mass spam sender 'Reward 188TON🎁URL: xpton.com'
!	Mimic for TON airdrop
!	my_tonkeeper related scam
!	tonkeeper_airdrop related scam
!	tonkeeper_airdrop related scam
!	my_tonkeeper related scam
!	tonkeeper_airdrop related scam
!	stonfi_app related scam
!	Spam ton-airdrops reward sender for scam
!	USD1 EURC coins scammer
!	tonkeeper_airdrop related scam
!	mimic for $PAWS token
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	Spam ton-airdrops reward sender for scam
!	mimic for $BLUM token
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	🎁200TON Reward at https://tontg.org
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	Spam 🎁 200 TON reward
!	Spam ❗️MEXC Refund❗️For refund add to contacts +14407652446…
!	🎁 500TON Reward at https://tonf.cc
!	Spam 🎁1000 USD reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500TON Reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500 TON reward
!	Spam 🎁500TON Bouns
!	Spam 🎁500TON Bouns
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	Scam fund collector
!	mimic for $TSLA token
!	mimic for $TSLA token
!	🎁500TON Bouns at
!	🎁500TON Bouns at
!	✅500TON AIRDROP Get https://tontg.org
!	Official New event! Join to get 888 mobile phone number! Co…
!	500TON at 📲tontg.org
!	🎁500TON at 📲tontg.org
!	🎁500TON at 📲tontg.org
!	🎁700$ at 📲TONSAVE.COM
!	Accumulation of funds from scam-related activity
!	🎁700$ at 🌐TONSAVE.COM, system-alerts.ton
!	🌏tontg.org Claim 500USD
!	🎁700$ at 🌐TONSAVE
!	🎁700$ at 🌐TONSAVE.COM
!	🎁700$ at 🌐TONKEEP.SALE, system-messages.ton
!	🎁500TON Bouns at https://tontg.org
!	🎁500TON Bouns at https://tontg.org
!	Mimic first and last letters of the address to confuse the…
!	Your reward is 👉airton܂site👈
!	75TON🎁tgspins.top
!	collects fees from other spammer accounts
!	jetton master, 'tsTON receive at tston.my'
!	Mimic first and last letters of the address to confuse the…
!	🎁500TON Bouns at https://tontg.org
!	🎁500TON Bouns at https://tontg.org
!	🎁700$ claim at TONSAVE.SPACE
!	tonsave-com, system-alerts.ton
!	spams 🎁700$ at 🤖 @AAFB_bot
!	🎁700$ claim at TONSAVE.SPACE
!	tonsave-com, system-alerts.ton
!	🎁700$ claim at TONSAVE.SPACE
!	🎁𝙔𝙤𝙪 𝙬𝙤𝙣 100 𝙏𝙊𝙉 𝙤𝙣 ᴛ ᴏ ɴ ᴛ ɢ .ᴏʀɢ
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	❗️Binance Support!❗️For refund add to contacts +44737856702…
!	blnance.ton, mimics Binance exchange
!	mexc-1.ton, mimics MEXC exchange
!	Mimic first and last letters of the address to confuse the…
!	Mimic first and last letters of the address to confuse the…
!	Mimic first and last letters of the address to confuse the…
!
!
!
!
=scammer_address_poisoning
!	Address poisoning deployer — creates wallets mimicking firs…
!	Address poisoning deployer — creates wallets mimicking firs…
=scammer_camelshouse
!	Drainer contract (forwards all tokens to the owner)
!	Scammer main wallet to collect funds. The wallet is also us…
!	Used to spam CAMEL tokens to users
!	claim contract
=scammer_walletverificator
!	Drainer contract (forwards all tokens to the owner)
!	Drainer contract (forwards all tokens to the owner)
#scripted-activity
=sybil_Blum_EQA1L3
	Accumulates funds after Sybil script activity

=sybil_Blum_EQAG8KH5
	Sent funds to Gate.io 11199085
	Sent funds to Gate.io 11199085
	Sent funds to Gate.io 11199085
=sybil_Blum_EQATceo

=sybil_Blum_EQAa2BpE
	Distributed fee to ~1k addresses
	Received 200 TON from EQAa2BpE and do sybil stuff with it
	Sent 500 TON to EQAa2BpE to do sybil stuff with it

=sybil_Blum_EQB_nKn_

=sybil_Blum_EQDve13J
	funds redistribution among controlled wallets
	change collection & sent to okx custodial wallet
	also sent TON to same okx custodial wallet and funded sever…




=sybil_Dogs_EQAtPj
	Sybil-related things connected with DOGS, sending to Binanc…
=sybil_Duckchain_EQAsf-AH



=sybil_Duckchain_EQBXR3Vt



=sybil_EQA5hzr
	Binance 100432476

=sybil_EQA72q










=sybil_EQA8uvz
	Accumulates funds after Sybil script activity
=sybil_EQAARa
	Accumulation of the remaining funds from Sybil activity and…
	Accumulation of funds from multiple addresses and withdrawa…
	Distribution of 0.11 TON to multiple addresses for Sybil ac…
	Accumulation of BLUM tokens
=sybil_EQAB_egB
	Farm Kitty Mint receiver
	accumulate DUCK and cashout to OKX-10
	accumulate DUCK
	distribute and accumulate TON
=sybil_EQAN_es

=sybil_EQAQZt

=sybil_EQAU0QJF

=sybil_EQApab

=sybil_EQAsOw9





=sybil_EQB1oB3

=sybil_EQBBCHU1
	Farm Paws sender
=sybil_EQBPnnUx
	Botnet farm account
=sybil_EQBUJQ

=sybil_EQBwh0WS
	Farm Paws receiver
=sybil_EQC02YP

=sybil_EQC3UkfA
	Farm4 received TON after claim $DUCK
=sybil_EQCF1t
	sibil activity related to Vertus
	sibil activity related to SideFans
	sibil activity related to Vertus
	sibil activity related to DuckChain
=sybil_EQCFjq


=sybil_EQCHKKK4
	Farm received TON after claim $SOON
=sybil_EQCI31Kk
	Farm Paws receiver
=sybil_EQCk86o

=sybil_EQD4Hotb
	sends 0.006 TON to various addresses to trigger operations…
	Receives funds from sybil wallets to send to Bybit 19019159
=sybil_EQDANZ

=sybil_EQDByRqo
	Farm2 Paws sender
=sybil_EQDCwH

=sybil_EQDWuULN
	Was initially funded from Binance, then distributed TON to…
	Received TON from EQDWuULN
	Example of a 2nd step sybil account
	Used same Binance ID
	Used same Binance ID. Accounts used to farm Sidefans
	Used same Binance ID





=sybil_HMSTR_EQAb7Dcx

=sybil_HMSTR_EQBP13UB

=sybil_bountybay_EQC4gyDn
	created 2376 wallets

=sybil_ezcash_tvoyashluxa
	Created 670 wallets to farm ezcash drop via 0xprocessing.
=sybil_goatgaming_EQAwuH
	Accumulates funds after Sybil script activity
	Accumulation of Blum tokens after Sybil activity
=sybil_joydaddev
	Botnet farm receiver account
#validator
=Chorus One
	Chorus One TON Pool 1 (main pool, ~4.9M TON, 2600+ delegato…
	Chorus One TON Pool 2 (~3.0M TON)
	Chorus One deployer and operator wallet
	Chorus One root deployer
=alpha_pro
~	Alphapro #1
=amplifier
~	Amplifier #1
=aruai
~	Aruai #1
~	Aruai #2
=blackcastle
~	BlackCastle #1
=cat
~	CAT #1
~	CAT #2
=cat_gemini
~	CAT Gemini #1
~	CAT Gemini #2
=cat_leo
~	CAT Leo #1
~	CAT Leo #2
=cat_libra
~	CAT Libra #1
~	CAT Libra #2
=cryptonic_ton
~	Cryptonic TON #1
~	Cryptonic TON #2
=dg_pool
~	DG Pool #1
~	DG Pool #2
=fastnet_pool_a
~	Fastnet pool A #1
~	Fastnet pool A #2
=fastnet_pool_b
~	Fastnet pool B #1
~	Fastnet pool B #2
=global_net_ac
~	Global Net AC Pool #1
~	Global Net AC Pool #2
=hb_pool
~	HB Pool #1
~	HB Pool #2
=kiln
	kiln #1
	kiln #1

~


=koreaton_pool
~	KoreaTON Pool #1
~	KoreaTON Pool #2
=luca.s_tonpool
~	Luca's tonpool #1
~	Luca's tonpool #2
=mypool
~	mypool #1
~	mypool #2
=odin
~	ODIN #1
=pavel_pool
~	Pavel #1
~	Pavel #2
=rangers_pool
~	Rangers pool #1
~	Rangers pool #2
=sol_laranga
~	Sol laranja #1
~	Sol laranja #2
=the_dogs
~	The Dogs #1
~	The Dogs #2
=ton_syndrome
~	TON syndrome #1
~	TON syndrome #2
=ton_utils
~	TonUtils Pool #1
~	TonUtils Pool #2
=ton_whales
	wsTON jetton_master and main smart contract
	Whales Team #2
	Whales Nominators #2
	Tonkeeper pool #1
	Whales Team #1
	Tonkeeper pool #2
	Whales Nominators #1
	Whales Club #1
	Whales Club #2
	ePN pool #2
	ePN pool #1
	Whales Withdraw 1
	Whales Withdraw 2
	Whales Withdraw 3
	Whales Withdraw 4
	Whales Withdraw 5
=tonapp
~	TonApp pool #1
~	TonApp pool #2
=ultra_ton_blades
~	Ultra TON blades #1
~	Ultra TON blades #2
=very_first_pool
~	Very First Pool #1
~	Very First Pool #2
=vice_city_blues
~	Vice city blues #1
~	Vice city blues #2
=web_capital
~	Web Capital #1
~	Web Capital #2
#wallet
=Fintopio
	Telegram Stars cashout address
=Gem Wallet
	Swap referral address
=TON API
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
	TON API Gas Proxy
=TryTON Wallet

=fpibank

=grindery


=mytonwallet
	staking pool for the $MY
	fee collector from swaps within the wallet
	fee collector from swaps within the wallet
	mytonwallet pay
=okx_mini_wallet
	Check ins
=onus
	deposit/withdraw
	deposit/withdraw
$	Custodial (shared, memo-based)








$
=pocketfi
	$SWITCH autoclaim payments
	SBT claim for $SWITCH stacking
	SBT NFT collection
	Proof of Humanity task
	$SWITCH autoclaim payments
	$SWITCH jetton_master
	$SWITCH claim address
	swap fee collector address

=spell
	reward distribution address
=ton_stickers_community_wallet

=tonalytics
	Claim $TNL, treasury
	$TNL token jetton_master
=tonkeeper
	Tonkeeper Battery battery.ton
	Tonkeeper Battery refunds
	Ston.fi referral address
	Purchase of Tonkeeper Pro
	Tonkeeper pay
	Tonkeeper Battery battery.ton
	Tonkeeper Battery — highload wallet for gasless USDT transf…

=tonspace
	TON Space Badges
=vertus



`

/** Hash of the first account of each label, 32 bytes each, in base64. */
export const whole: string =
  'mAn_VNbmJOCXl9AsuOvV-Kfp9ni3T8BAUiof5LpsTymGZfNGi6gvwgIDE6kTdA2ydpPuCJ4HZsCHZqqRiCku8CT-QMwRLA7gE_EhV9qCzx9NtNHWr0fhClbo8jT0jfroMwGItdqeSaX4zNGh_hodkRugSr4YRHPhh60z46pf9RHVfZ6SgwrW8C1VSkpAbNLG__d-_PWHHtx3z3h4QX_gqzUQ-uOelvLXRUZotmcHn-OsAtbMF_6KEpYNyssTw4YU3STEofK4j4twU1E7XMbFoxvESypy3LTYwDOK8PDTfsU7x9ynlRUvgiWsQRUTTkLwznG3ZyFDKprejQej75HDTtwnKP47OiG1H2SsZxmOKnFW1OOzPyxRgWWW4QDg1NfHS2kXuNk1fO5NJKhgXSgycQjg3Aaw_keGFKIqJ7nDCAXAXHlJE4KdRSkoK8U1S_wQxgRHbJsezSmuRi5fye_YW3SYFpMLRhKfoPtL9HBeoYjig-PE21C68ECB-0VgW67Cca5Km_bFVRgVajScyVvZQ3CsIYYHmppASTbdZ44KP7WQnPlTF5Wss_mbLtXVjkmM4nYvCDPIJtS3FBkMoruDLC-Kucne1bKGNTQC3ipGv4yKmHdsj_fy-CnSHvdIdOXdFwclOUqlYTb70n0M4x2KmOD4rnKk0jebXd6D4hGi1fqv69g-mVazOgqT7WV7GOaaURXx4WGpOaCIysB2znemNM4-bXzBnMsFuHCRHTgDaiBsgmvuVme4LYXxVbU3rA5FTdc_Xa3KwW7ioCTGAUHVeHOfF8pn06KE2d2mSc3XNiAj3SoOk4MPzjn816Crw1b4RxW79fB_Z549tyCd9HIQV8o7ycKxWTUNdtgJzZ7Hh8oZiHcAXbMZ4DeZN2pIrZvg6VB4VZeZSemOOwwndE1nVwf5HflPjeisgBC3jzY349ckxIRGXgs2vD2zjt334MBjD3mXg2GsyEZHfzuYX_trQm6AfDepRfvWLn-ZtQxhQBSfF3LnXe_nMp4tl1WEKnUnTSAgPuSctCV9uvWmM5oNY8-BWfLf4nNau6cV8FJGFmex0_0l9AxIouVBxThCRAwO7Yrz6rpQGI-1CS7h-lwjqYsHDtsBpwDz9qRiTH4IbgNtqGBg67BPGZCO5ho1NzNftUg1Vh2qkt88f_dTD7A_ywOEjs8ECZPmuKnp8-J0_I2HluSUi3REnn24byK06kV4deO2JswMQ7g5dsI-yuoBsjTB4zpy6hposQB3mRPx8VBH0g2htYjqeQVyfHm2B4TRWf5JVpDU0lOR2D4DDAzPD1z5NsKWvKiEl1bSdkpHdSdwhUXO-PwBGAIllqBWBEphgz6SNhO_cP0eJfAz_v2KPC9--HXjWrszZmY8TpgKZMVBbql2hRdVMaszZgGm3iKo6rW-N01Uxe0Mji4hSb-kg71c-5xGQW5L0WHQsH7gg07vnKoe71Q6qOHEaxn76QMJV978IgNaIQTzcGdVWzuOJ4BbGuO8ywIlG81PNdiDPelAu1Dl-A6VlGE96G529dmLwK05trRHVcxHPl1byoEP_53c8vuOZI7Cr4arImdCPrvd2gNTRcIsgdUgf0DYMVcpxZuV78hegZ4D1tIj7xLKTxulvGLfC3VwNjCjnOPL6XdrxDye10_cBJnEg42cnF3-TIGunz-HxR3IuhXV5u3hJ5Fr9z186XpVZ_htrCvOazDGHWeh29RfWR4Q7at50Ek-1UWY3nz6_C3TCdSYklQdfjCAx0aWxzQnem0VJT3JDneU5gNvL5iuMaAIfAd79Bxi4dCBXtzOYQVgOOGyzixLGZn-__HI6GEfAtdGigMxatbcfiXXmDJxIrriEUedk7OGD7dyWOLrSvDUvei021tO4ZpYLCMma46kfrcRGKPAQNQrIwsiZv7P_i0805DAkiw1WA1TdzGATnSmmtt8VRx-cm1b4G2rGq77ijl2Ig5rGwKiRT_sPjoaZsZVfpafld-mtCRVkji-YsZFozCSEpnzxZ_lW_U6ok5Tp730lh1jBGEQqfkarO4sQrMkoQL3bPCAALQCt4nlYm4cYbUMXb4gJEJukvFsDC-3NTlt-WBGtfoAi7CI6B441YOCaQEJNWcCfMFXXsdErDVPpO7sMC0WbY1C9djwRi0VQamK6N8OFeuUS2_HXfqpY45B5sJwr3VMlFM4_Lcj6aNNQd2_rSaRcTnfdcaErjGlX2CjzD9fuWFHjXqiK1LO6LnGlW_C6vLvvKCyKcxehbsk6JU7muyinflfjsvFD9QsJaNPBSFJIBV5t3Vb4dZyWt6ECZyrN-wKalp2oVOM-VllkOw3CEcGScNCYkv5LmOmp6FSVO3tqQQsVHlzGYN7TG0BT8mRwajUKU39TWzsSTfjcPHyfbBCP-eo7uJ8JWGU1fbMlicvbcCZX4NpOTrd-Ug7o-wKt3iGF5elxMUKKzEs6ZJ_9vEu_TsLWP8xFEURjC0uZDErXXkJfclKb4fFi0tWg-PVgwwdXxHRImLWbO9_7HZcpIlCWufL8m8OKyWUx2h4Z8uISibOCcteQlY2v6ImszlsmB-XwcjPvPGBCbRquFE2cdxToGRWelERz2A9dcH_QHAa2o2i-sp63-vVxZcBCNH3kGXO8ysMFD-xNIkGa2hM3X7pXLSQZ3ok0383wY7AvVnWfDn6GzS0HsCr8xQ7CX6v1_OplzHyx6lBRX7dWG9qNmsfOtoqHzT5xf5eFNiQcjPp0Sg81a1UsZCnHKq5hLDyEON0LH8hR7fpBzN318a0cAFzYoXuZd8mpyk6inaBEdZC8dIFEuLniN-2fnQzOOa9oV6bGys6FZdXbxocys-WAg03OxNrlZ0nmtw3BiIALAHtU5QrbzzaVnw4XwZFSG88ZlpFH1aylp0b5X2G63fGB3qB0dDrC5ekwxTLh_6Q2QMPJbTlXkTHHt3jQ5qilV3XW7OQZUxmOh57cGnfwx2WdfE4rXzcs-916tM-_e7GXNH22q1Y_VjN-1WrLKR5he5Zr-Ba-5eUBye_0CcTcEOj9vk_k016At438lJIVD4CSPgx9zkesa-OaTCU9Yw0Gy2b_lnINydVu7dyrJ7tEmKIgF146akVOaxZ8nkxBjdtBndptvp8Ywa3tKwXR2vATgImu-1kILlcpNYLFxDr0EPOYAMGknVatsyOysKJEsMwEZZlOrAbkY-ikhRse8i8yZ1nvw28-KKz0nX5fkeLODFQbfl7Qs-8q4Ecg7AZO7SWmBh9QGapxO-coqH4IG4PkQKgblYOBHhS7IWliGds26tbviEcredUQ4qR99X77DQOs55CqdLyBmppWtb8KSNDMnihkTFhZBgJTKgFU3tovSUeA1tAZSNuWuoYbucYJoU3W3VFlUMKep2u3QJoWnfGr8sKXqG6oiamvhXxLZAnIdRJditZciUtYFhMwi78lHqzkqkLCoOrmR3QBHbc9pruM7P5D-8lgju7EKcBZ_BA5xnplZbskwNs57-jxcBL4uDXWDR0m4tFWUFtKJHpqshkgykm0JPKecmUeFeVbwW1N4it_Co_HPY_df1TRHy1UfU3bKP9js2QPsEf77TYe4ESrORPddeLbFPNh8wNM0httCwcf8A9-usve4Fa_DaKsa7lZ-3aP3Iq2b8MpctI3juksbnxPs05KUSRmL93qqIKN2l66Yim0ncvhjf0gUE0t2DHpHnJyaLLYAyyGBwYGcUvW8AmbZWofCmxZohiskZhPHPIYlWwvFdzi3RlzZECgqPyNyX6f_NAL11PT4vqewvVEbnTdxg0waIru7yKMmA16weqJPXJ-VaRuxbUFfPBGgsoZEFcYF6w8SoXRWypu-385RAIqvK5acmGvY-mzSq0B8LySygYOP9jQp4taWjBPiX_JMn-fh8j7vKLbaWjaNbAuAKP1e1HwmdYZ2vJ2xtWU8qq3JafkeVY0ny0i5IY8LsI77mqUjdgV0Bte82yK_uGaks7C3b1qDdmx7EynI_Tuau7atxHw3NIvv9CRpFQZ8qDgsBb10yZXtklWFdWW2Y4whpsjD-PfaINR0cP99_jFSLd17JXphTN9YL7_AXsPXMPghoYrN7uDSICqwonaRLL5Ylh6xAyRKlTLAS7oiLGZv6QKyFNrUzr28-MrqK9Bgyjz_N79EfdUoUFrxXG5SBr3Y9smjtUH4DKmK6KUGarP_jeH_XmeM358wJNTnkpoa4ERClhdsKFkPmwCfHqgFIDn4pS31FBk02nRGH2lDUsjgcvVly-EmTjZG49IFIPmEIia0wGp4N5lISMH8vLxXpqWph7ZutCS4tU4QdZtrUUpmtgDCsO7yixVmG75MeYb4qRR8ULRoKR45jMIZ_TiHhUJsyyadnTgbraAm84VGvLP9LvK6UCzOXDo8enB4Ef-zzMu1K4y9_14kgmngE0fNYVs7_9dw78V3rPhNt7_Ee-7X3ykDORQsAKILj8GLdneb-6VnuCHqEAcY0ASJRO4ODlpp4n3ecj37UHTyE52_sfPoI939eXbaUG5_eBdcmMYn7S6ED3hgZlnb9GCDGnJ5XEqamHL7Sj5_0wJ4MGja5T6PKlwVAISpPP09ho8RphbEh9aC86NOFClAeJedYnpxE7167IcPRX45TSBuNxkx3A6ReNO2wAtgK0WfUVl9d85oyFz3_737PKbo8qPfyHW4Zz2Gd_OBjEuMAtGqSBqGoMYb0J-CafHbMVNek02wW7wiAmdGeQPIEIvavLwqBliIOLcm3fWJ7wtJa49ztGn_BqLYnmLE1woQP8IoyCFTe0nf8JIGC8KB8fHjIJQHHa095Nwobf3k3a-yg3iZASZmbjjRumccTpwsmv6EWIlBgLgyQ2meQ5fwLi9ase0fzZWM8qW-3I6NWEDXIP67Ej6bjj7fcTzLonUGoj78ue1YrjSW5Eybsmc0JtUVbD1z1CeW2xyWcTetd9frAH3z03SCX96vjInnC41G7W6C8LtSnpMWTnbjdqa13iuIjgXhEXy6f4iR9a6ayftQxrptugy8mCpOzws9KIvB9P7FpA6uoFyLxldxjSXHhRYjGMy_f7wQSy5l8W9mMBtjRtAvT4VBJ3pS51jwDkn45q29i5Mo-YYu7G5pACRSk6uFE1-6swLSmR9zeIyqmmM7v7l7QhnEjzYb3MyP7efK87GGRB6YpCGaqiYAmN5mdLUskUAh23Y15dCrp8On1LyDAPsJV7ASK3VijnK5R0I-MqpryJMaDySiiSz08-OqBzsBpoPNuM0MfVdN80WAb6XZwiBWYc0mVS_hfeihLK7s1FnwZTx2Aof1gYoPeVqEqzflcDPbIdELlQ5hQ7ZYwQw79CW9GTAllgrvfyLbz0_MAhDfEUM_B6G6B5b9ijRg-tM2X1wl1xw9JtzvHmwLbToUsfRSOFsruYStLERB4dI8rgcf38CW37pT67o7b_HRAAj_IDQaod06Hy_tQBLcXIRndu3Opw3paS2SiRLG4-ITL11i_KdVueRu_mHKdTbjnqAUYKo1e2HuV2NMuxDUqaAP-vqfs9T4N4JENtGZU8eSvmYyr3OpuCxNxpygcZUIe7MPAYs9V24d5GX902fvaCZsSeE84oz4PEirSC8jAG7Kpuy0L6Ss_Ak6s3VXvbWZ6kKsZ1fHiJLmk6GHhEnBD1QO-yy8Q9lAcGkZfqLyoNjuTPZduE07ze_b2Gbrt6wFxE5Hp2O5DEZ2ExdyO2RUZW6QgwGs0EvTlEd7z-kyfCEld-T-ZKLhWi8UfMZLjasu5eT5IoaSKs3Tm3vFCh6NLIgT2e-EKiCz2yUUVol9g9167OOyw0nC6IQa_wyBpzcMhIF0wx4NxDoHx2MHmflQmPnuniWjDIYcmMGIkOkquCcQtLGU3t0aLnFVSXieg9ib-CdtnR6CR5irtWvdrqiWjFtSF20Gvw2fbChmNi_Uq3z2oAZ37xscNqS4RxyIzZvp62EypUOUS89oJ7AtWYPr5f2QkeQ-obEPTtNp19kHhgCPwu_21PFrD_QlPwWC_wF4KxR7Q8CL5HLEizftwa_84UTOAHjZmXhSA-qwDUmXdxZurGZye8KjTbSUXLt7jbIPr341oxrESRTZYwoFFTGD1iIDqOb5xgxRbEZvPB8g_9vX1pgMN52tBFMkcVzyJnhsVexkikgmQ6hifKnSyqIqgBWbBlxdZiYaUxdmDpbu5HaqahG3Sb3L6MDR89vyQgDRzQDgCmmlZSo_5G6PwkC5Eqes9Mk4x3hx8erEReDH7cNYF0OOWw5usROrdNc_yV9-wZJH2-buJ6QsPQFk1hTDyh8_TtCROrVV0CN0UFjxpsVaSdSHZZPLm9qx94CpmxhbyrbutAkBGsGo5IC9HqJEW-tUVA-T_c1UFvGeG7NB9lLOwY5Rl2N3IJbFnwG8EycFhnQAztWJe21kp0K8aqreTue0fiL8AILW6GA0CqI-hUWGG_IzExumG0z8mE3Kr_OlMHPUUjBEAq9ZtRc3Ot1LUoEvu3cRd22BB-7RhpLrXVHB0thqh0lLgmjtuSnftXoNp7n9Vere86CpoGW2yZXmK19iq1Etx4MpPDDscJlwq9719bIY3Q-JdnnNNyKfc02o-1jHNIHyWigPlwWrNCS-hQYU2CMlYmPs-gSfqfuRdyDbNMfXh6viqHiAOUCyCDQ0G97uEymDZ8NdHYfnayQAqmgn8_EvjnIUk7A9fPaAXytzWP4Ejl27OrKsgGCF-Eng6GkOk-Ewt6HvkVXtoXufBs6TAlBncVTjmGxU5tg-tjvcRcvLCbyMgXy1Sm3iA5hWkPDZhEFR_W9JUBA3MuuEPnYyzsH9zMXC1A85byWeME4rfPOvDNkaEpO5K_xaNAzKYZyB61ayaNZEmczwwGmkATZ-zDPZDx-qSZ_t4L3XTaK1MsgR1OSMRYVjpFc1xjUeSQQ4oKej7WpnvicCmlUqLsYN7zf7Dm9BsYpzwkltlrJUQjRIZMoO2XGJpvN-JDnFbvmPhs-16OLoRpfi1t3l_b32LtCjzwFew93OkpiRFZ7bJ_HcROcAHU2G7FcnOQLOHVeAWXREsNamTBVv8tYm2bTr4_KdKtSgIr4ufE1r1qlruALcDL_iJpnVpsIKOdy2JmLDcxBiP21Vn4Jet3Th-DWyNl8JVmsbdAi8FvxHT38btR8cahzDdwGPnNNVGTrsab_r3sMHz_YUQzvQtlLRm4YP8LKOKzg5vvJQqBvp8ueKYmW5gOxdJN9ORLv_LD-yVebLY4YbOE8JrkpjMA5fWsw_al5WTd7TWFpT24i1GeVxoG3rcKLDvhrDKydZGIkSrNwDR38m39N1L-0gIBs69Qxpr-eQJoWBBbxm0ICAepYVekXJ74UNo0J4Rf1NzpYwJdDG46A0juoBNRrJXxqT-6Zb6SxDm9Iic23qFZQ3xF57wPFugciX3CoKUH0FY5ifkzS6aXIUyI40lEhWGNpi_1jD-Kf9fYjKHhtfEkGHhBpGHseqO9gzz5JHBjk9tXEfG_q3jaVKanfwpAxgg_8fk2htpdBJMmvKGlnWTlbGNe7eizbEPSvxe8bbAg6T13deWbOburI1Dr2aIJr0_WEQ59eWMm70Do8-6xJJHQInbNYge1fzsVnsLzK_M_PHS0JXi-CRYiCsN9JArLYg5osnkQ8L-Z1lOraPitWkv8bfTHLRihCtHkg1oG6phw0VBvMfu3i1SnIP_c03jTwxxHKreVo9th3-nGy3Jlrr1NxIQxL0VurRRB-7bPyxW22czcifXaDzpHfTdnH56GHgARvRc6Gaa2IR49DidCikv5qxdsyMe5PYqK7my-44BD0l27SMppDRMHDDEN_7ei7EeXz5F5SCVEtfANqg-gldKBWTe4Xy-jDPWwpkaztu5OlUwX_m6Xv4EABD76lIiUxP7bFlNJBMA2Obxn4AzmPXOyp2PhPoDmn8CzKCHXx1TzZ3T7BFsInywz0Qv4UZ7IgO7yeRa0VLB8ZtvHH8tmMHWgOlSFM9Fs2snNzoKr_cI815-pl20igd8MjqsJejMuIB0UPhErOlGe22dezkpjvpWt9kOrtnpGqsPMhJva0pUzw-ERJD-5zj0bWZMXNS7-r92wuo-YRWFP7jmcQ9d7tZdVh5GDG8DuMXVMuytbH79aNIjtmUClY1gzhY11xrYn2chQjDo8X6dNZohqUA4Y5-KibmsfH7ZvsjPGF_7R-xHziMYBKpoAFdipqYxSpNeLA60lqhj4cZV8bZNsq9-3FoxjLZ9Medh7kl5UDRnCXriqFTY7jt7y_hPG41yzzb7aq1p50Nx1-cKlZQPM0Bcwaxg1Jf8-Ec_ooNaFEtGDmXwitWr64TpsNDIT2wWnVAS7vhbTNa0AV2aNdR-MFKt2s1g6YaFIZVe9dGvu671LKmVBiz_bVHFgUbOnsUOmsRyT84KqRcuvjgnQ_-n49BydnAODaXEM-e7hpyB2eHCdwTA2HDbtGmSwSLWSqvBZ3Sec5OCScWq0PdvUdZMJ2Jyl5dO1z_MHHHDC9JzSfqltAbXwCUJkrpXCcFymkr7vpSKJXMBSLDyojJXTIpjkJ1g-ZjGcIRCQ6trhU6dNiUu8MnSBmM1ibk9d9Kaa0vpWzoD8JkS1cI0gbiTINIvSYRaIFPNQR5mLxBJEHYPOB0QvUftlfYCtRNPu4AiT__JKuqT0Znje0RoXIQMPcj4uIGYZme3UK4hFlPYYYHI1lJqaysLC9UVEm6wGRFnYCBq--XYYfKpYvbfRmo2lFNV10gI0w_sTle6ROPXxrYOKvJBdxCwjibRr0BUBQjfbE3UN82L0DyxNjHJCkfz0qhamCQGRViklx1_Epn8o7wbGg1BaGX4vaURAveHbDxPwU2QOMYMK1SpzPCTFos--BQldpWJbxTxGIS9yapfFsCDu0L272E_i0B9EprR2OpR9gqb6lmiinABLjt1ZDGjHV6XO9S-DqzEv2OKIMo1M7Q2HRntA3JFbUEtZ-TTx_Z0A7DiLOvH2w7o5Q-Dgn94oUOyTOqsOFWLPm6Ry3W_AMBCeVY5Pxigh4Ia8lh9OB4Xhe8sMDr-hy__uy0664idEA5KPi0kHRMJ5Gmv3BP8TOMn27R-kwmShkFK_9k0QyK0Chij1Ky4PSzV6EiJ-StckmxjtK82W7-b449De3N89F2ePj6ruLlwwXvNhhWTshF90IP5YtTgVq1EZ8QZQBhFly-MyT0OPjykuQ3hRU76JmvijXO8VT27QZzfRKTZ03NYlOTwRGvnGC_4A4cGPul-VcvEk_A55-YVXq_MmOcQSvkJvSB5g4Cy7B73kb4-tyYwoEZi4ipi1_SPrS6SOFvZLW6pTWFtT4UsywlExoEwYHk5YDHzF5vAA-jiiVG7idF1Ex_OdhgrhLvPk6LhH6oBOI0aYsNzNVnHYtpfa8KhS5vAzW87668tiOKtPO35JbS35Ec-efHt7bOxPl3Vitw7CXLUBU_CT0r0NnVnOti7PXkfVketn-mxWsCtrsd5qUwhV4WrTCC6qWYWejV_cnR3KZJAHR2M1ZPIxfhNbek25THEOmWTxde3-d2KL1W7tFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74pyETewvEdmmzJn8d5wy7DO9ccouNjHiQRR6GE7LYmYJwg9_VUuY3KbRy_LzIxF68xmkXAlWLaOx1J-G6QDoPMajfppe_jpI5SviQKLsqSL-RbGhLEUiCyUZbo0zjJNJpfi12o4i8OxVlzb4YMipLfxXAF1GtOUmKH_dfKweBRJEr8mmT-7o2CHhDco_SnENuRAJbxad9EyMyvfTBfq06fWcigzbye_QoJN44KncgFuGP6rQwz6dBjLNVeC_Z0vUJovWSr96-HFTJohIgKcpevCvcNfTM0cq80Ck12KhZprZ5HMzrvg6JuWQyZzOQp8I0ZdHhN5hbFqsfXqS1YBf-wC40-Srp-0bEUbfuN1jJdTpWau6uk9fZq1Or_BQFN25r3_DF1tkupv_UxbqkcwEYu8qhBmaxSYFrnYUBdrRKifhqNEQgZDODuuKTV7lXvJUOG-4BIu2c1sQIx8r0cimvNsiM1qvahIzdY11MaZ6ISJ9WnWEGlgT-2lKN4p3SSR9y7BNDQJHY-UviS9B1HCi2lMoWMh3uabpyhNNaD6gY16OTqoGqc14aU3lTXsLKSKazrbeooppN5s8ME3FA83C2LsEo9NcvLF48x7hVH_IA3Sw_BauM4S1_KuOLN6Z4HJMQvylM1t0C929l2R_eg0oFlXBf7QwLLo-6ssMeTvWeFoiBB20L3ktPODTsg5D7Kf3xmUon95XsTv-M78lZAveoqWFO2MycLjGG1Wl5gqkfdU8bY15X6w-f1Jnblo6o8hm-Ye13Hwi4lK95SHNGOFOQFQX57wPM0K2M6sJIFI4qUctmGmmiVS0VCUL4qkaFl01lFLCWqZx4lBYKR4o4n6FZKDOR9n_n2p1NjHuJcL8KSLwElKcoJoa7tDURyb2Ejz0_kkRWngWnFMu63LCbYJFC69DMa12hvgrTYJ0VpyYfZROn8vFRGYu8g38bxOOtFNNGvMVgtMh2ijA312OV2-yIIMQhQT_4chAeQVtchdjoRULBrJoi6GrHfg3U9-SsFa0yNJpceOSG7Nbaeui0KYf5hg0SEn0ih3HzKAtq45f6VwHAaHov3RlOYRE2cW8PXbOtGBmczpdd-4HEuyYftGWh-JpUJ9HHhz9F1fqGUSDYyUiiOhQbX8jOLbKkn0GBDy-rj6lOupYyVg_OPPqrx2TFHgOqhcWTocxosf1kLP1z15Mb56WKz7VI33GWASFQ1E2Rp8kc3BsdLEjjPWYDIELtIbVE7PBI5XZu16gWABpflIMA2Uuan-5v4P04JYisSxEawlQmrF1_90QGHi2uffYUsWtGKQ3eCltVIwKSNb-k1rFbfmK5D3Qfn2B6sA5_1o_OlbuzByV55aWbjRzfzFB4lwVrVf_J4OUnd1tZzB13nb3FxQ1SDqDteiPmhugZTwWq1_Ybhcgepdg9YixqA-eXDBJgmLWhvQY1emu_Ktaj7MVQS2TAX9q0uJIbvH0-8fzkIAjzNpZLnj86kjg2ySLUhF8vJuEln0lP8c2YMZ4sKGwQRt_kmxmC494v8Y4TTHgOamiW54zZQEg_WjrJueHatDRglxp4VBqqIc4E9XyZTaN9Mq606ra3PLVfE1hG-0fFgTDhNOmMLMiDwXp85W1pMwM6tS58UEircX1ra42wopCX-rIkIHUBtQQo64xEUw6D5T3A9HsIuqv50-DfZINHBgRNawCqOSJjfdcEX6AgW_T-7OK-gNMFr73bw8frsVEces6onxwuE5gwPXor8CimOtAglZAfmSER_wYB0LQLDXLpTZJGk0biXceoxLD_oj0dVBWX6Q1xr_yVjvqSnrvYOmM8uhkk3ubDy_VIvw8x7hrmfzLizSoJMOKcAycb7HRuHFwa5XSTlnbHIFkmb88hLlyWkgILL44kbYNp9XNAbeB6W1y8kb6ZRhvK_9rEagavDgy0TmvV8xjlQk_YAMj8fOn0AznQjaumff5w2UmGSuEC-5gZ6qQrFWwjyUCuJfttyWTa0qKtF9JeB95gGbOpWhtGY1y91jTEWZJQmnvn8TQeh0SgG0v6UzbufWLr00LWzOvp5LE_HeiUhzk1898FNe8ratTQcgChtHWt4aNktFNWwbuDMG4oJ1ZkgHfSKOaPfQ2_XeXfYxfZzRY_GbIpO1wOL_Z0z6hmYBAMb2-_6QFvaHqgCzkxkHpIxNZ7PlgXAT5cmXO80hsd27H2Wml_IAh3dcHTNdKJWeCGvjd266y8bd74lgmk19FWxckVz-fAedM9hvyQAG_eRh_Q9zU2czhleYK1PwQfo6vYKI9sGjeBKc9zeOLsQioIyfhCGXywgH-wN2SNWvu5atZtJrUiQuqM7YZ6G6WENo9jifGEOK9u5RVIaNienTK80-oCZV67NzPxaeqHh-jmJrq5sKmGVXvcJ244D4xZfARQPIi61ce5ke1abIBadRUr6me4bjVqfNsF8MX3KfQDSq6Lw9nJS2UOsaVHsytEuSzXpkFdV4Racmy66OLFhK371mEzBB2kH3KONxhketajB8BOFcxTeZTJQWD6Tg3vZHgT1DTcnPVXaV92LpSKvH594VhEMnJnndwSFApWT3UebGy50NCyPSfG5VQt2DtsCiG16EOAaqZo8Fz-59oR4ynH7HvroPT_IhPWdPGYXCkW3AsYWmEbTG01c65zeiKZg4lpf4mwZeaSsNRyZhQ181M13brLTm2i_nWRDbPM3Xg7fHFH0TWcT2K5857x2iFtivUog2AJGJbDJYMpJmMjFnfKpztpRbJhAp-AIkDuA7iwtjXARC6gWzGhrQoXmR0Tu2iKCsmBwyQaFTw7AL0M0wXBKbjunJBRARROkD_XJJCH0w3mbEzeS9_VmxaJ5ba5SxHsGpfsHck4qsySLv-rgP2JYc_TVoAA25F1tYVNF5M_-3G5r03iCSL_EkYl9bFmFWZl7YrtG02C0qTkeqFS_-kYWmdvms-kWuZBGD1vd5BQUYWvICQ4vJgCgRHBdVCjZ5m0230ppZcoJBAs4s4Ff8nuBvqV4XE817PxyNGCbLaxqJVbTmi7kdPX33cxXmsw4jFQLWDzIB3nPC_4BOu68Pd7i2W2_0n2G5R-qNIwQyDkIbx3IKXLwM0KVX3DT_hO1n6_7EV3Xu2m322MPYFW_6fS5Lqc-wragtnF8xvljDewoBI-FqjX5rr9F5xBJbzp4CQdXIxBVHr2irk6L0-JYcMeXgqPux-cRzACb-1P1EC_GMBB904PUYyPzAJzC75sf0mU2zArpxltWdMCZbDc6KO9lUPa9F17K4uOOj3xkX0iSSezSeMWGQY_GNzKanhcrrNgeyvZlaeoTetQXdsST0jKCxBZkqbcz6r91k48uKeXr-u--HCQHm8B4-8fAZAzrrHnYyqkoUIm969aAlXGq11e8hDcOj0AtmO2HdvXp8rHhCJQEUQuPh4ebdctnt2DE6nSS3dkFHmdxHa4ml_Y8U_SShBYdGCYqiBFODP5Y38aoxs8M1oLLwkZJih77njjStPqp1V9HQQcPYQTaPB5U87IWi6cTcEeh8W_Y05c1FofjqgB5WwwssXnDsNJyw8tQEAhBeA0-TldwoCjzBvqIzOoytPqsRRJ6k2gN5XtwtfyByWjJdRVjRyboPoT9G4bpGLTi2SKsdeYDR1v5LfuZSSRNjup2wi749FvaavN2mFwDxBKJ-UXUaJTESvckfpzfxzpnk7tE0IXfqNn5PkgJCyya8-UMcoKDzsWuoYHAqwAhUbACqylNJYkoOAAHudD-Ggrkn1Zkr1c1wUGgKn56bH-RthfprnrCzjp-5VPgMQ85G4o8nnGUQaCGmhYONdIWiQu8JVzfX7SUq0rKc9yV63DqLMvomFeKG4WkGZOzbvjyWR5JY7jS8h2-gsCnJrUn-OAIviwa-689--zhqNSLfprGYRVU3SGjRepqS0hm3gUDPvkbA0XsJ-DKrc4MnhPPuEyxNMVNUjGrRAXmaxQGqpXPS9E89ZrAHT0vJDdGBUMSfRms5Wx1Vfju_fQq_q_uPMJR-OW-MdKt_KG8fZzHy-qQibtyLcKirprtDrzftRcw3B3wwFR6pUqCUz1SF7heQiZ0K0hG2tS3-dEgQltJsCViEqgsn24B1GoVdBKWz7NXI0k69JY0HgdDmbgGO2jC_T6yYM_eklxaizDFH_YCxC3nEMuDhDirGifwcjgdL8yBOzJg5kDVCjUdiVL4rD32eqLUv6iU-wpvgdC2fvSZRgtMTLTdVdGZ2GMh4hAAxpRSqgr6dQWIXN6449GX847NIcgJtT70pkCA0_KI_dr8g96nKdDplEKuo4nmJLYz_4qjUO2xUKuF56kEJTa6xtr_8wdyUGWBh4PNRIZuCHQivdmlzoCSb8Y7YvxuKK1dr1Va2qWLSNBuQJJ9KyZgv1ajL2jYf7jsGese6nb1eiNgBdIWBNJ2tyczI4_0Mrtlj4IskCQ0jm_NMBy7jKF3D0ByLrCk7sg3I8VP5Nw6gF0wJqLh6sCcuxwFRiuY4qKzvQotnot90q7lHcNE_LJ41nI9BJQj9AKn8F-REkYBdLWTD_Jdifd8S6xSObYXFbhGRHVjAiU-6quCEJhniCQdfN3fMDt0VJsKys8LTgeeSzKBWu4pWvEz2v0hH9rhj705h9wCwjsS-_J_umHn2ZCs0V6ovA0Eg8mQQVLECWuJTkYhar38S6CAX_LZmFCWwe0i9EFlzbDHoihortZur_G3tWJkPyQSj8udMrH5P4XrT_jgbg3XvxnVYte2uBNOk56B9-YkjWGEbQh5ku4X2_ruzZktsowUxk4PdMjgzn0uSXg0ACId9LJX0LwJB24I_mVFHn1siTQ0N2NU6xPfUOQuEMMX4idrPWATlQ1IKmbPFeYmFWcJuk4CuXHjTyB9r3pCvOl3Cf8W-QJBrfkw0KvUvvsc1Gk455AuBXevnvgrfgoHR5RCNPSLifo4dFZTHJRIiDjrBCD-tMfFAgnSKdYtGaQGQWuUEfqfglbf2tX_JgnzBWdCBTvGvAO9j_t03FYyN4jOP5kHArO9lGmlG2L2CszXtHSL4HkzVa_BXQe-WZJezkkE_eNS8m3xS0cp62GzbOs3efYRQsMuZS2U8XZVzagl_ZxJvzPa5h4XpireYNAOp4a-yFELtQKWAfQbleeRrP2QQegwqBKjv5o-ln-fxpW_JOgaNGh2yjtqCVr64goJ6Ym2X8HADIrI5KBcqrxCPYhT7aNbFdLAsE2grYzb1WZgVYxoaEjy-T8slaiGZNTbM-w6ykv41LxFkS1M1zf89rfSYyW7TlljwhaQytLEo-bBiNXh6BVfaOVWHzaUtPGxhinsNx1_ZNDENf1JCxKeWcGVKHZHNo_JR3HWDS0NXt6SRuOJUYDfIUauEzzPNPEx6Jratg904eQdih_mtcOHox8dDnqRzWXoOMai_cqiA9HR5BOBaEIDUmMnGe3Kx-3xCENsai6YFn42MTM5v8gVeuqvvJzFVlgRJLbrUJjLAGo4v5q4AGERoabjDGNG5tw_68WwfzGX5OyF30rcNtnUMlju6euJfqZT1WTsM-75T-zYIHT-sQXs9VgYt-k7oK6NZoh1gGmNsgc_XLUlP8RHkEcnhf2uJMDCb9YlghPFM5pd05MWodM3LxCTGi2p9njRBYiiEBID9meCH8A_344xRE91Q62UWZ47CTPWqILAuZMvvAxzRDRTJ88nLmyiRUdYfZ3XNV4Pcqz_keKj-F4B8z7V6h21F2R9IT4-WvqfMtXeImZPD_KB9xkinW4itxz616B5vit3949frnf3Zy16TzAhxsBnofcgbjMbXoj4XZ2PIm2VUgaMNlz8zuGNEB9Uz_sevVQUS_fAD15bHzRkjMp9zkYTdfDQczyLR8lRAImxrkBQpdboLpJu3nzoJGfxN4pH0-KDUYkGeDB9zq7oeYmjW6y6QWS6kEvjjZBgVoe5V4FvcPbOT03Qx6s_03BCeermT1kT0BpRosfvsqGH60B6CrnE6XPbU2MrOSvzZgqG1M5AsAi-qfzQP_F-MwpHnRTnfmJpU61eX5ofiYroBj1WJIfHoEqPd4Gk4uOCH002LE2YUtDVKo1C9aR4E1t-c2aMEnHansnTMu-pqOYK0X8wVd83nznHmEAQC-6loVyKiejppfjEjXrSF40nbI4AeQWrzwC_2mj0lCRuJff_aaJPQ9DKPdfiUG6ERcjXKRV0Qo36VNxBUKUeqG9L2Up5E07wTTnZafYxK9W8tiXg1rAOsftkD96MUteuXbnnwUVtm4gQEFEqaMzaBY1shxz9_ojzRbNEactUenTem5Nu3hc_63oO93pg_fRfn_FhpK3TRq1UKh6pbA12BhN4dgNQLxjF9xLPDFCCduhzBhvmixRJgc0kS_gmcC5JUHlmT7dei_B9XSvW-IsAjEQ0zVZtUAWs5vGrOz8hgVPmgG5Kdy-yXSoR-ov3i9rYToeGHs8DtpxXdjNsPneern_hW989L7O4Iy_22gwKR89L7lyOOfLMnWb0YR8s_eCRtrXqmn95tzu0e2OlFWym9EeVt9bLkrHuck_Iz5QI-7jLK72mRFilMwK08cii0QTVNd4zdmC5Ch_UCmgDIQwa1jrqC41nx68kYfJW4ZD7PsbQdHXYddzFHYadXAb8SrRT_Ao3X-wSUwGL9e13FJbyTUb0IH8Y0qG0tzNFL24FjW6do0k2ZpAh2cZobiUQW0tR8V3VXHJRIWEHHqUnVsYD6XaQRl2GKmrn_IIubygAykvrRiJ4dDm3t7m8RIAWZywSuAPKkKYUiGb0hnNH7Aw-ZKtG3uj39vs-gFGE-w_DiN4ruN2EiJ1rovvz8qk5MvgeVjzM5y6pqxaRp6bU2_iZTRb-3Uey9Z7hDNNM376TBa36HGmY1VCrls2N1BLzYHrOdQQcte_fU00TOmvSVvLdg5U3CVfvVJVP4BUeUJJwee909ipUeAzw03rRRwqKVFogzzrPx_A-ymfN3J7IB_2sBe_jkIhwcSnj4gRTgFsMxw0xR5CUfZYpDqk2BUHNPAcnh6xIdE1EFYJXp4Wyct2rlA3h52KtLM-9LKX5ZvGkXNIwUdw4mzAeYVVOE5GWkhJ2PymGgZ8sjvWXkOs-wX1E0RkA_07Z6QbyGWtANDWQfMng15uyehPglCyT95SrAN3SvzvuIQGs3UHEgOCoSXd4Y9CMWLchYOlbhYbVCFB_HQpijhcv9_gSt4S0LalUYjI20MlXhHbL3EEe0UTLC6UZ432Wj52KiJ39zhK59iFzr-zb-UaMl9xq28jki7B2S75KbHE9o_45w1SrmjsoFeAwUoBb-mAsqxmFwo4E1UK1Ur9zdF1JklqHsk6R5LutfaAoPiyfkr6SXdjUDHVDbdOpPGFd72AE3UedYNQSiZfw0OGvcMursJ6JJMULWE7jhSHoSb0kxasrZ-XhGdQ4vQz-ZEGQuX1Pzq-HYiWQi8-FChlkd99Ro4jNHtI3XA9fnvxjYG_eTpcvt_h3ldCKw0x-1EFijh2ELeZqlaPSSTvoYdFsa0rDbTEzJIN51WDWn74_2HkaF-AA4rFMTR5zcNnGDwt3qV34RqXpo76CQl_UVBZbUk99nEHr7yWcZK0VGcjx_Aa9UE1yo7ZvQQoqBof12Tmj5DhYjSMw7ugpe-vksW8p27p3vdl5uWJsSWJg1ao6csmfsTKw0jYXWGbYZZkj2m28wEcq8BZwAb5hIvzPk9vo6tXaZ4sV0gakVTmvO4LjvqUYrCtXjm7JMNOyM9gIAm9Dfl_K95xD6x-ue7g25HZRY2DfWe_6hNK6ZJ1cCpgAmgweoR5XAf3R1Ynnx9xvkKt_2cIXOatodZjAXaeuPokr4rRu2JslGYkRWeTSoB7ngaCZJAEySq-tXGVlOjRC14lw9KJXg0VxglQjzyJSZnSdRXqn_mjgMIZPsQGE3zd29ae4JYnoWAo9eFC4B_PJ0_eYoGaG1KAC3F-So-zJEBgFF1x0LGAIXU8WYrUVcGHl0OaiFqrr7RgUXfuqzwVTt3w96XBHv3PlvsBTaB3_UGe6jv5UKuwHsujMEGM_XJFd6biQBa2dC59ri6wcKp7sKftMPc4PMmkwenj_1P4BddzWez_Q3EhzFa16qYJtLa1hDl-EeGNb6fC2Ji5TP-HSHvBhD_KXty0XAeFZV8tSEUVo4t2FHYOieXsyQotxtk-uKB7lRsIzdjVzYCYDOkbPKUMeRZcCgehRHhX7hOwZ6rxQ5r-SaaEEtAIEL82xltBw9pqGqaVvCYb6lGE_q0PKI3fEJlkI1WdnpJy4yaE1M3kZQhYftYPYZ7OJbD-J8ROHLw2EPxDZ4dXFGuIbhhgnnP8mrvCA6onl9K5Ny8_SyNG0OP3J2uH6J1x82kcIx9ZhqZROJw7T23lamIr9I4P25xXAJcoZrbEvkMKATgD3MgCDcF1Fd9cszxtrssMpamZghj3FHJp0cm22dVcW5-epWAWl2-uPFy3OHGWD02lmJ5HByg_afMU5dNbXyctdJYiFddEH0xrjd9oiVtO-HVRTcmlTSAp9_8K7F7Y4OvQImsHNGYSWFxspmiHpusHgwDdtF7Yh4TV6NmXTDOw_A3WHyPkT53lwyjLEbKjAseaNScfSoxVzGwU7l7SZmbkCc4V-cNXT6mboZ-NWa2JJ8TI4rlB4iYEZByH8hQuRNX9XjWYL6U9ZMvCOS5-uRxz3X_Jb-QJ8JghmUfNkRiS2bv5y1AnvWlUu3G9GrPUysCMoKv_jt2WPf9sxz4sdcYSEEQwXsOSMGUF9JkSZ9Whc-HJ0allnJjwr3hQWXQVdFAAByMeSvoUttuTQOpQrjreV2I_y4kLruWevtR8yypY6vFyNX6OBg-g9KkliYX3wPuV1MbSa4fWvrkfui4N-yOqXxjSNHrFQBaqRxf7Ake8Mh7kqJISbS_j0DvNk2-NZioQdXk5-TDiZ6rAhqPaHBpFmKf1N7Wq7hlZ-Nw43ekCMKskoEe1WkiAs5pvWVTYFj0Q85J9oX3Vb8b-XZ1PV0s7g0zsl9QtORE0tmtB2kKUPmwjHHpyBkOtYzKaDbAVB7GweMlJIFqNAmegzp4b1tuiQk1dJY4Z6U0qmfN-wBAdVLz87S4iYbLfAmWQo0W5uLBRuzMaymlhB9DBWdVVAO3Ymr2vhybt87eJW4sLG_fQWLEmdNg0JT0hSHPJ7ftiLaUiDfa3tg5-iAyBKg1s_OlNvl_X9hihVDgR3LAqWp7ECrybA9hzhoLFvSgsT2oti_ESwOIMp5QtyRkuYtzOO7HFV5L_OxVq2zRG9uhNnBPK0mJhQIeKKVPW1UqLOu8s0MhAPyljePG1Mdu9HoSbuiG1rLmS92Q0rB2ynyasXiMteKsAtdCSAOuJCej-zx21yXzKc5GbwmEM-lAED9WlIDgqhDSB2DY4mqL4LhXXNZ-itchK-j-pYhkQ9RmZcXSUiO_0n_pRmrWNqSc37f-_f7x2WN1iNP72j3dxgMYvQ4z7yMqYLFPAtp7WdWv_hFfb8S1UcQMQtQYT-PWLCdO_9imuP8NpcknTL1Ct4BJkmsNDVyTRvYya4u_xhJQ5hsDbkQGJ8yCs6b7yypHsJ_RZzWbqAf6y-Mwro4u7XxwGFKlBbygPRi2rvCLN8byu6R4wHLt9n2A1vEOZBpdQouxUaqmXJL--P_emkSZpwGdMgLJ_J4G_b8BPT7_GNpVheOigGsim2rKEdH54_wxd7oG3yzpworYrizS9fT0z62N5GsVieC283QMW_8WWpHZln4DTfHq9jgdHCbWHg-CYdTDHx63UUEjairDoO-arJlFFOu5YYdZn9BpBdubu-rnM8aTkS2DaW-SqrlL9WeX6_GuRpdH-7sdHJDlHUnyaRn0z64XGsL0WDAYM8rBCTH84tgUCJvlcwn613I8OUIvULsDfiqryUiX64fd4q5zgpI0yfY7fc7oIeImWuP6g7-nSQbE-327LI7pmk9h2fFoeNp0mwABe40Zt0wtxeJbvSn-0fLq-YQQPnBQqPdmCdmPpMOT1OX2YGUu9dPNwBRppE1RXFXIrH24jheWW6cCt04eGdeG9z_rNWMyYMtgdwhrAyrrBwbaDwKIId0Pvvt_s6ynZjlrVt70XLRrT8k4KGIuLLRfbMJ8Vxk0l11Pn3iA5S7HEA-IPZodmLF78K1pj-9uw1QPJLnwAijbt2W1ek7iBfDoHY-Wh1b0HIInTmC8jzrIeBQ22tEY_g-lWQIWMNXkpSKewWzveoOrL2TJDLYq5rAxamCQuRFwvflQCA5HsBDrT-H2XR855_zndSajZK-YBjXUAa63QM6OP6zLvn2NRuvZFThiltfsxdvsDP7PTgnWLjM2D68TFg_Hfn9ZVhtQOsgoKLCISBVuWIC96wQzTDu2L-LAjfnlYgUOEkNIlqEkYg45yh4icE-L6Mxm8QsUrLyI6UBhuiGOIlFLQ0YSP6BgoZ3CdJLcm9f7LTm-r9ixKm8-1mOyvjxgSCBmvfEmdKls-RdyuAoaPLFvwD6spwAyK0kP8b8tHga8HLbjAipLENMYAs78X08VLWXSLA1yVxAwqSbez2exmR5FVBs2PhNdYfsL8YQH268ZOJ3_ckniXTYfSBXpD9BP_QP-udPUFLVnsi_zOosV41RSywqWzYvLKcS8P3QjFcOMj7L-Nqu579g7vIEfncyV4nBA3dbVLdiNnACtihAEc7ljxh3bkWBLaZxaTGeElVTHHVnXprsym1PoVHuqGd9x3oPMTcxpoZfyfl098MWIxvHrUKI1xvri_2LvX8j9Fq13qgK4GjGVXDVXzf2ytT8usOwnYbXLY9NTgLZC7V6a_TmVEWgi0JSuMgax0aQbEoThdRL7l95zisDbs6-WFpSY3aQh_9p_Mm4sxeO_rR7ig8w-JQa-OJ6nWIk2OPZXXhxq_lispcpwNRWfEUQ7PmY37TUh9QgDb1xYG_L7gVzzAmQoccTQhjOEIqtjhqeKTgdq-Z_t1gCTs4U8yoRj1SkhNwp8oCLFmxCq1_LfTje40aw0ou8B36zSUUcK0smGQ9dgOL5qIhmPn1qgwGt-eshBgukU_CMtoWyIRHvTmvAF9-FNBTkj_gB9ZSaabfxTKg5sSSbdGQsGLFWfU86av4UI5q3N8125t_MYn4LHA3iUFB5YU6MltCpzg-rOHbNB8eJA3LuXmV0smg48k9IFhjX-YjF4MuGONNdHoI7Ff7NA_HtGVNh3UmE4NypqlGsVy1jQ1Pz-JiPkzT5sD3j41niigeOBo7sOljEU8dGxFXGSabUlIx8b-5vCV_dT9IILgjPp-ix24WbRStgw3cg9fMMC5JF1bTMVojieEAnyjQ2FZnAeomBeu9I3Xhs7EK0Ibl8JDbwX477lDrWHZj-7AFiNI8IScfx8MrbBzkBTeTHSzEoKK3_gFNsRu5kbzrsJgxVoBlnaIeqYxB88u7lr5aJgJC75tbwu2XxQYv1Oen61rbjGJsJ7goSvkyLlcVcQPTJMFpn6uOm7_fopDkB14HpWhU7yKPYLUfWS59FaxGHyVwSVS16ZHN7vs7c-kapQ-A4b34deuGb7L0DgUu3vVK4-MGVS5vnajHZxaRJoDNXrMhkZ4fh3XlRWW9j8nCMoZmI9PDlA4YjQg4wu7tZzvk4J7TA_oTvPonwQatvBw8SGTFdcidZJbpNavGA-xBq6fGVlrAzlNWT6l48HPvw8fwy_DBiiKqJPFMUjo1zSRbpkf8zSMhXLpE7T-fiCe5jAkaZTIEYChBKH-SPWroVybxwFsa3tIdb0F0quHTAi1VAHNcYIVX2g4lOvWgZ4YatiEYmkOeehsae3dCE0I-A5Lx79MFChbAZDnN0xcqXKVsCPMyQ1Z4ZX2KgJBozCIjhDN-Suh0yueY-kLNjh62_Dev2r0V8OneHBFwfksAzRc-na2hmepmYR0XoMPewq_jWoemqmoZC5KZbWD4i2N46BvCYSStOrtmnMkL_Mxu2dDnwYB1OTH-QqDOeP_XZTDhdFRSBf0b9d2TaZVGEHhdoVRojqrJYpYQHpc76-bejDW7CFJPmgp_YD-TzvAVcSnYwPJCgr5163OaCmVzGZTjtjEA2CQaM-zuLrRq_dX2UYZLr1xeG_xgjnEoJdcJ64o0AEQ0Eg3481xn70-aZI4uY-QD9F4daB1WOmpili5Xo1aMOPDUoE9BE0Zw5nyhCm0ulz1hHmHccOKUHTWWmX753D_d9u6TkT4ok67GI_x6mhzeyxgUkpkFbjZ9Cd8rXzqNZ9NpdqtRaIKQICYcVGODsy6dHKiaygBASusOmWQ966pG0qwBZBXzhWQdzsSbLNkNP2bT9AMx1B89OtPwbveUFbyerLw2MpR3_zh5qackitl8Gpo_a7GhS6lgRa-41txw080mSw-Jaj370PIBnUSwxWp2LYE1qg6-aEgeDO7kJkjgVFpXz19srrDxmNGZAOisEwBvauTdHFrUNLJdnJf4EH2bcm4kVFBkxeGOnYTsO8989QTzS9DPCVBW7E9tFAHuPVQyyTuDvX724W_x9LvYKHOWGqzvsBNuEb_sO8BBEkWzYo1pC4-mzQaYOWjhYy5uXyN6UQjVGdkCrXiZXyKWWb70Z-AU5cH4BXfIHgf-NXDJOPXC3Xm9j8LSQ5hdnKLC1aA4dYPJRNlZ_uCL4pNoj6rsvl10Rzcqc1xIp-Fw7rt1MFYUXC3Oo-atJWuEm4Q8r8msMPCfA1GbREa4wv6uL48TdqfsLYulfUVcLWmmWxjGYOEkOM2TiVl1WWP3nQ6-s7nXZb2fD8Fidmimj6XABm2Gt4av89gkSAjDczFUHALBcrh4EsQEt5wG7AtvXsI2Zk1WYNX04o9Vdp8QliIzb797kmXy_MiIZf2UE0LR0RpwYgh2Ewe1_BbOzkvgcdtStTs3MWHCHJfMZ8P3P2DGBbvhL8mH6umAYx5eufvEex0fi1cwzP_fXIAjP3VZf81VWJRfqBnOIanllqciC4sZr-QbtUBNCmsdWEyr9ZG73aTHPvOjxbi6hnmyXuIrmK1ZG1PnulZvxV0F1oeGOWe4NWruWGLzf-IW14KWgF2Bd4cfPDlIuH0YldUSqg0IaEMzTGl4hehpUyGCyWfWlTQ3gH33PX9H3ULAzb_-gKxMsJefAKeBPXQMNzufEQydmMwD37B1w7ASnDvlqanGh2Zhm4l52JXzAMOIEmgnBULGJEVXpqg7MrAEBABazeSTtIRze1NVaoy1eEXL5Ed1ZtR5XDqVQGrKcWGskl1n7Yb9F-C-dCBVPvbGmaPb7v6J1oXUffG_XcRtQEQ1wY3xGR0VArmL17XIiDnO6QGQ3l-B4DvONrVcvB3ykXkGUhJsdwLgvgBlz_RFKRxmEktZCgwkW0FiFw-KyDEgjwjhj4pnKyOX1lTdOn8YJsdaZ0qfEEb212fGGl9Zc7pCyMUKvMcx0pFRVG4NU6VzHM_wIZfVhxWHTlgzg-c1gnjNfacNat0Nn0iwkmlXakYdfxgRuyu0M7yZldEp-gOeUspUquKxnLqyYiCV20QsimmV5uu9N28qFhJcscdRZ0tI8IvDm9m3SV9g_vM45ldoD_4coMiJGXG-oEiVq6T4PV30MnEaCLAhdKOrGJ2g-qQG3j9h1H-YilGtHJI1N8AxdPcsKrG51TJM0sGzdT_dlD-mRyITdjlrAY01s1ooJ99YlF8FXI934ba3BGQaYX2YsLibQD0RW35BxXfvi_SXTm1jHOgWARmxvVyVdwACMIbFFym5_lQM9K4efLfXgYE2jIRE8O56Y6SkWiyo6JqV7xo4V5V2866_csYYv6Qq3glgMK74zoJ4jcJNu4xQVWNPFiF-3TIkiWa8FZkb82zPQT0orCIMDtcucVVrqgGr2X_E_jimm3Ol74hojioxQnaNPJVgBPETzU25GkDE5Gt09QgS4KDFQ3-OyL5oQN1J214CqBWY4C5j7SqJhHFh_kxCM_L6JxcGoVwHb_XjTFtRQvH8swLRLbxkwM9tHNAtHWkysE1WCCiX5CzogEdL7RPeFQZx8VGPvKOpdXsmdV2bfBfaPLRq6qTENqLN2bPhpchcN0iB3SFQJqDHk11-TP2PBU1R3AFcZUwBYfiPmo6-XFAPRAbDN8Ebq0vQrtkB0J23-NbT-zJyXyPdpwqCKoLNQ3viZW2DzF5-NIGlKTijdqrMHcQcXvwu87rNZ3ClIkvZdaR3JcgdU8EtYoKJT8zKa6aQRjJzhHV4zJrs3iQFlXoVShfeXNHsIhk35d7qgLfftqrFq0QBTDKV8F8Jn-iwci4RD103nST-ZZVjm_Kqt5LE5Z1BHJwjAJ2WbTjqcltF-hfwBXO_eRj7ENTsQFe5YfUz2Jc5iKHOlOi7BEu6idwvrpK_wjRl8Ho4YwxbT7bcX-GaW8sAi4tvsJVr_c4tGw-KwQGtmuHCVZXYg2DDB6wn6EoofdCAaBdqdMoI0EPJejWANJna9de5jmN8rI7Vcqva6xD3DWay4FPEJ5iZnbCHfA9yFSdlHBFvsIaei-eJdVHl1cktXdV6-ov9BlZ_lzkwXGE-0iP44QYHdpDiZfnzJUIVKO4AAWw2clBubzvpYYaTTzM3R5r-VG-TSC7CoCY_-dZGQxwIpZJefXmXokjMJLN7lJxvy2wWRbeukef6uTuPb-CHW5_PGRKruOaLlGmx-kdtytePVsFMVyyL72IyQfW162Bc3IZbOWPdnfxr1A34ruZjvG9bPMAbzCpIyx69WE_Ir9J2lsFo_Vt8R0lw4GCMgW9t2HNfq1QuHyvvYRxhBjA01dCbgkSOC6nuqeJ_qlcFRNAZKkxqi4xjhVv6WNxsW3JeQkDXa1KrpeqhjxyDTHwhYg416DmNLKuIqeafjvqURenISl7VEqXNNSj1eJnYu38DrzTMd5bSQixBiRhFYY4fH0zUjf3YEHHlItPO_noYrBgueEH0itkDGNaDcGMj8tQeVrSiM17vT_RGxBNnfpcSuEf24z9zAf4XND30hXjlu50ZXtC6ATPtBO3DO-OprnlOq-nX4YRmVNy3FQDmh_wbYksQPmcznagxuMbDeIOqxHIhqMv_prqhLpm2EcFpcCl5lhJlY-edQ8QxQ9bjX6gwbS6XoPYmsVAlYOBg2q7PE-xFQAexmxOPAgus3ZBs_SlZHcVF7iqAj0UX0BLRb6dCFpogtWYyt8PJwoR3xv7qlC1lWKjlSdAuH_d6Vb7phpP_FaGarSI6FJuCKxGA6O65YUWaDhzRQdbRSrsmehaUp-JWnJzX3xoEHDh6IGa6FJoWJTt22ZH6Z5ipvb8WBZUzqUYFu8I46dp8oJeytlWSQbmDfLwD08BjO7f1FxXWt0I2-qiHqW5gWjiS0Baj3WFkvzRR5R5JUGNe_ZPIcgoSkel3LtMM75jM-YXmUi1GkuRc6byrKmeEWxvHP5CZ1tVHSXqo5wsFJ0WtaDPncnctVp4vG1g4ZwRhSW74z1RKgnKFSaW2572uC7FSyyEsLnGF7r0w0x03hhsvStFBcartD6SuEcF5GA6Dh4cu_6YdUOYiRDKSBsyDrJRY0Gt4Ics52eSJ-4zb9rYkdkRlR50vTpUNCgnu4JHypxr48paGBXjhUxQBzlN7xbdjYmYUQ-XcLktJOxkufbyIN1nwisH2kARsoQwZVPfekt7Jng-SR5rMHO9UCjd44GrL7l5GXN7LGI91VRvE1_MFE1nY_tP7svVfz2y8TpvP5WtkpXq2DqWFysDscuuOamhO87KcOhvs33SCB8ma-PtPrA-ehZOw2KvuLdxd64NaE1mFaMefJC6GEFjXKKMikxAbIyF1XsngYDsMwDTq4UDJAVClJ5U9zdclqZSH6bwaf5L5CX8TMDamceeKBTApUoBYNw7yJXAUx2AeOAXS6UXr8KFwa04VXM3Cv-Ab7F1a6Nw0F9nWrNhihqXy05QJY0lr-dhjLDUu8GjUyUcrjFhZq6NWbm4IyzpzoEv3mudW7-6EDcPuhNZYl7TgiGyGZ1vaLDFnVLJr1jybAN_Y05A04M2jRQelHag0RJ7GKhWpkc1pkXDHmbvuLyy6BoS8mv3AYAbtZzTsEfefBXQMTUmfZ6xQxD7tB3wMvMs3FNlOSdx0_qOwvRCe1y6MJFEIme62VbriNs6oUOr5Qe_O7DRooRllWo5pyyCkH89YX6jZZn0AsrYHSsr5suRYw43y_CFaAYcu7ELdlf0mDev_63plgIZq6VTWylUBUUYa3212fkeUsD71xomOo2aUf2Ed1vUAXEJNpemgXFLH1yKRXfmEC5R4NsNwoOwu75i8oi_p2US61hHJPQ89q3J0dsIK0tTzjNEhR6iXS8rgGov3JIeBpFpDblV3lzstyClfvKmg0ScBM7dG0NE_aQoQTxGMvtinlzp5e65Zw3zhIkm9VGHY0cv3OoO_MHTw7tv6pR1sB3f9t1YWTYtq3eQ1OazxNupAVg1fSPPoNe7SRH-HYffFHwt_qgN2vSBobB1VJWX_9ZSxgqcHXSmmxfIUz034RFR0ZRy5AA9WgrRnFm_xAbZskFHSw6ZR-uJdzC9FHB89sRKbGczs_CAsOckDo1WnK5qHafAQN70tOuy6bWlXpxPwkeigNSR08LY8XesfnEXEURDIqL87wIME9PgpIfumcs9pP8xvF3_zSMEDsXWu1O_QPriyyO44Qdze_j1FLk5hYondKCdFeVNeaQW9F5dydFtZG_-tNodXjGof8rTiu8XVi1fzB3cfmQJlCBvsOGLPBdHyqIQy47N_UkdAbaOs33xY0E8S92zs4kqukRw9Y4s0oVcc4V1l1VykWvdmoyFD2kB4BJbdrxRqyWKzSLDn-SgwNvznRfbsW_d7EEouZByfYWbpWWe0Aidb6N7Vg_hTn2AnFo7rY0Lx8LJCtK0VNLyg3-nb7qfj30lRUpjGRHIgirAVTZcfOoPErom0hGrV5eXro1y6E8o8HpB_o-GWzunT3gqIc1-KKYGsms-VmP65mcx41puobsqMYAXv0sa4CsY8P-iKa5USCW5Vxct3islFaM4pQIaw-H-0w3PZooXsP7ZQNeIuFO45bGCciwb2PH7RMw3610-LUApjHD7UospHSdbEnarWw4y-6QxmXnfhzHKTlI4p3pLaCj6M9KFEylIvm-8RLsoO5p8vptQj4HQvcjIpdzBTQow6W_DXukxcLpMgbH11GG0GJM6APs_vdhbvuMfHCPEUQ2j6pVQjmuizPhFeW2DZavSNzMeVaAbtL5yqffZNzqzVnR6GxPTehQjG-O-w44A106pDlSb78EfYvDTHfm7ER6qWf0m2xf6IdcV2Qx-GS-JN30zTneriQmB3YZIOFlNyfqx0dd2dVHIMkBiG2J7av83t4CGUFFav9D6hPtiwjwB4625IO0JDCfEiXgdXcGlHJJKS0-CUgNq1qUL89I8IxqpmSLvdNAJbhxdpqhL3l9raOccj_-yR6LjMm0yo8N9iJrdlo-SWbQEtg39A3l2yQgtDx4Cu8H-BaBbvqZIIveDoL7W-Tcs1J1xdL3PDZBZEUytLoGuXrx1HDXfcVde-qpn-HJEWB8KAWekH32uOG6HPjHlYzEFSaEyJBOkcUEfc7Wo3jSw4EnbpNaFUQ8LecqZEOKQL0iL7hvQ8z0wVOHw-zk74aAlEm56s0twRZ3MBL3YsyAmmHDNWX8j53a2yced5LBdVaYruxAJ0goRioqwKFe3p_rgbGWllqChuvCG3SOAXVSxPhhQwgwbW18kMaeg0Kz2KukViiJbbALmLm8n0l7q5J6UMW6Ut-ft37d5IE0HvUPfLdhGPIdV-UaGnswKrwaQD5FSWl6HsnLYq8koEA8SJMUWP29bKvdYgROhRLMs6c7IM7_uiogLIoapuDqrPRjKVn-lr67j31EcJ_JNk1LqhV6rHPl3hwd8Zyc2wORepHKF7HbQgWc2EPJmTYPSmu_vMOxuVMMp2kddQPsp9bVLkwY74K7ajDYQFtcxMqTka4gm4FrxQTpVRXJHwxlmyxNTmd0hjtcFmk6CkDEIofq0rOwS52XeP2fOVVvm5iLue-2t74G2DI1RwC-HcIXzxp_3F1cZQh3_gNrAoWc4-TqOzr3AwCWRzi8WZq60oO63SMFJa89SV2-WuUL6YAK7Vf3iPT2nP1uZyZn-JwyTeKzsOFB-2yNJonppeCB_f1ETDbk8QdymA8RLiqYD567tcKvZpRMby9pNcQ2T5_l18jFAZ48SQHLdMUmrvPtzXDXHGTXBHjaytHq-3SXqXw8c38Gm6WeJ2hX5aSY26iuOFkYtLZM5gsmSf3jFvh8x0pgUbRPvNvMeS5rFje6_miKX42BCcwgSNjiIsjbp8ACvlm9mJBeTaFRSsFS89ajxXoRv0gtacyBKnT7VllnNDSRAd-4IvsXYEnUOj3GypRXwOPVkKKKydgA7lbJ2iv9RWRh_q3vGB8Guo0MidW8z9wWdJKMjFeIW5y7CoibEKBI1Py16sIfC-HI7rQ1KVeHWROYESEWetBDsWS2pkJLq0WMvWd7nAY3puvxU4nLpeLEbhPHknirJm2nnE6la1kL-ufsf0RIwHKPOIxT_x1uHjkhtVuuFtJS87gdRHfVQxaeOLJO2dvJsXJ1UNyxzeTwuTEvaJXzr4inqrxehPEKg2149TNz0Jn4NvGvfVmhr-qz3_2s774V_jLIAqrSLwXuLw6PBJx83DH_3PligRLqCY2Kiv_wDxZavH3udwaCOHKR2iYbE0DIOUCrL9JF_HCp10YtB1xw8ChonR8LLp1gzL-B1UrsrNgBe9gMi5A3vKfDSzV-AlGBZ8V54ZdVT8kq3lRgEXHLxb03frh_VroQGJbAkyYBEWbeRvNBsl800LZoYHfjEmUvC-KQhI82-sIiO2UVTeIEACS2Lhk3ZUG6FXCUfMoIVQG1hlZ-N1whW7TW3fNz0Hhu622km5EC-Ppb-qFfoLBiWQUsauNkaSC_svmtGwK0f1ekJjFppDHETlcOjcDiLiHhpeg0TiAK0dxzTSdgwW5aS1v7be6-mH0C8mrWJEYCrDPv4TLsJ9fyCCewDf9ogPt1CR_HBQ9gTOplTB2uG3xc3Qy5GQYeRfYConF4HqzPlS7mYCplPVIcQQ5hrxNUamZtyqXebmRyx-l1qAvGsNSpTGaiEh9tpeLsk2I9Vm6yCjGBylK_pJeR0poI9hdtIARwDSJhpjztO_ZZpEg3UgwBFUfIeX2lbO5vGUsbfom-CPO4EB1KEqzl7MzduAHos8iVEC5arc6oHYT7FmFqeYGUa-3HirMs5JlnXQTo5WsOfLOpfsB8xpCmuxmKpU9q3ShZ23O_DWa_IB8UNfceTtVaz7U0cqVI3S763HSN91WH9SU_kgmCaDenJyrKCpzMcvDQJUn3q2vKJ3LvWxjuLdZbCIcyz7OkdpdrEbI9683z_3LeMDw30j5rBm7Y5lSQipZIysnjCPlpCizqrFsJirfYHFqqL61XxFktldWJ1OlvqBEYIE_iq-d1jhtlPxyGu7S8dL69JcUPN4VP8FmADLlfCYXBva2N575word13upg4pdJp7n6hAHroF_blADXcN9yKCXnKGULZlPr7DQJLZYYTreN0WhketpMV3zdzaZ_k6sTKy1oTtftsZofbSTGchaBL6RyZ7fkHCYPL85AfZ7rOVSOKIg1bCBfvYexy7RKf15MNx13CftLG54yYc6WYAufwOxy2DtRkO-aHAzJkq-mn6wuCW6_q_INLTN_g83XkPdZNZ2wLcmwraRFNuUHd_-ArfZUe9Q1WQzloPFOHo6LPW2C4KSBgAjPHDd2mB4dByylgobmS1iYroIzRqPxs-qjcEErlpAA1Mp04Qy6WGoMAVlFy41uQAA6a08bCq6-suI8S_qEdOQ14-zYyxxdBTvPwhs8U3RGu8gP7fDt_-mtnG3pRe0XDG_SFWV_MnXKEC2MZ_v90Nz4bpxOJYW5cs_xznWeOPXlkmQ4bSbb8xnIXjyzSSIXPkq880gc9HNgzrapWV5g_8gzc9xwXLlAc12LyhG3w1usTvtjFtjk-OxnvXhKQgNsvb-nJRo2UaKpW9Ez7G8RgexefuSYrzOa4SVYdhwEH_UVKIRt2oEIlbeQ4yi9wluLIacfa0BikBqVEYdpOEWRuzY9CGzJW3FNo4gSKcAM8CobMK1I0_VpBOBDHxUoTElRlPqJv9n3RhqidsECk6qUWr-4D03BVB__4huRSKGGhKcVSA8NcXkKX_tgInFWVdvDJqAmVkZz78iy09SIgvAyICyNtHnR5HGx3UMnJtNB_-AQSm3CSe69KHtfIwQarQfDxsJ7wQTYoz43tLNFuuWTosLhHspaeQm10uhY7l_5AtlH8X-cUhTAsxaICjn4TWx7pyfr1inU9_HkQuhiOFQpqHfbTzUVrm3IrCiECmGp-31y120jwYg-GPR34Dn3OVp7gX6uhfeY5h5nyffx8kDHlOaLz6wOiGky76-VEfvSMRmAzcl79tJtY1aVM3DtmwSKvj7xkABRIiSntmCkMmqV6Z8j6t1wHTR-wH0wb4oPrrVxmQS5R_qivJcnqvb3uFJ0v1Dw9qr9Vk5Ux2EbD2KCsx5ZinCAONQGliYHtiqZqpki2uaPG2KZQxJyJghmy0urHgurlYAN32zdYM8yamj-SMgSeZVLnRNMVxMoCnBQKTisY51FJwo57QEKKlcy1e5y3T23g4qEZ6fzoi_tXDYKnkj1DZGR5pzqX0xpbRIPNKFQ146KVCN1NvLqy_4hLfpL0bpZuuNEY-ELTW-d6yvRu7VNMFApA7F9AImHxhgaMGA1dw-w0wGhaXLepb9HX84JTkQpihvqo7aUZykd6L2s5_lwwXfKHx6wgF45sDC1JKVyiWcvcGUQN0iikn8rVho9eTEv9VXhpPI0Np5imIDL7v4H7BU24eeePsYiVWwgKybCDP9Mt0dKycSdpSHAKk5zyaNe25DrsiRpo2aLUIte0G3_M1Bju2x_Y0rMlI6a5RzGtwAxrd2OiobZdxEapzOULwFnUvpG8EPfyWP27oauKwiTyUtwuYz5NHwEUyKW8A-6AGyWmn-DNJ3OK5giIR1I4J7g6FbUsRY1Tk64eQHdsUw3-5H7jqPlaBUeOhoNVXU6sx5be3AJyPesfgA4Nhwa98rDnOymBRM1xblgT3CAe9qb2lHacqyTC7QSnXDXD7mQPSi1CpT_qadKl75QaHKQQ_CQM4XIBW1sqm3rq06EfcHjdH5KFDl9TxYcQORZb8Kp8aaXuHfywn3SW_yKs-WTn8jCPW5iX1Pxc9kjfhsd8HBt93doMWhvuDJFVL9bunLWnlcsfnFL4ezXD_TMEYZLnbyfnKMYzG2xfsElE04QJKjVpNSRz9HfXSJvaSNKu6PsE8lorLHEfPp--fZ4MVVDpjwzs7nuwnwbf8SK_m4u5Hsf8neRx_fvUPdBop74LLu3zeuzv_cL8UzIk-VsykVHeBOkBNqo2MA-SKAt1LmDEeIeK1a7MXdk36BfsyVfhB_LZwZLcS33z834zv4M0u8pPkZHQlX0yNVDRSUwAw7GcJEubjywty63l4AQPcteFdUsHPJlSFdfM4lO8zjgByW64Ct4-8CHR7oAChn85sn_32uHLpj2JuAfKrRAyTBySuZMT7Jq-7wOhQcz7Vgx4xrMvVRAhQBHA6Rj8DwjexvZzyc8cbknHiJXs8TLTrWjWQH4aMQ-s7gLyPCMPh08EHdGU_fS6yyQC59yj6P4P-k2TlHtep-WSdJzAZvwgEyUK5_tECBWwEo02MWo9XRgz5kU4fZptiCashUvmwhT_EkBjSqmG5AStCUyh1gIlXvWokILogJYoDN0HLbdNC-bvAgWkB02VYRgpVuAx6cdzhzztSppWR4XwH35fBJP7fjWpgIINylsJMsP-pluL2NkQu_dPa2rNZW-O4jWZNotqVyGfFotwkj2TElB09ZGJC-NhwUaqTSJ_OdymixcGu3cNvh0G-DzongYBuwPXiZnm8MFYYVX__QNfpznc-8_cNkaRRcG9J-YXA1Tk5R83WsHxzXfEU2lsoDfYIztT8fFI-Ni9As8Kj-MaC4Vu8Jja0C1wSyI0W4xQ6xO7UJ4umzgcAF1419iYgPjdzAxHEO2UeXQLO0rQmrPrrG8QrIL33y7YE3D5QUEcW3ygg6SbBUIeBCtAQRsRuRmNx6bvRXeZM_4ewW82bU3DbXllrKUydSXaxIR048GR0j2bIVpa7vQJdFwFyhdur07PIoTd_4oJunTaeh7dKaYokNU3gLfiM_rac8brDh8cRC2kGB3g1ZFhk9IAvrqOwp49dcCwEHhWv5WGv3_9bMX84d8Ar6DQEMbSEHHBpsHzZ2ncWqqetG14QyFqbXohZ9sLOMIEzEB1SWmvqlvQVfN8MVwonKRNyKLaiT5zbHgiyHuOPr8L4wIeIcrm0jzzfZo31ja_cCPaDdajggzTLwuhBgU3YUE0tvhJc0vA4eSUnVElH54GayUtEhVDpJTI6KOc-C60HQ2iPrcJrPmkw4IMqBavwAjV_wnIUzwz7EB8jPLd7IH2RlhzCwHvrBvTIZ6wgPi4gV2k8Nt2izcloqlD8aBKC4NsnYMqtkCfPQk2EVnieynJQp1UgZVyx1VmR8OANnmWCzv8BulaK26eFRRI4zOn03cE1DHwXS1wGIO5Pl4r9uICVRA_YVSX0aqXpueiNzGLdIt-p60Csb0HF7CTK7nQyhjNQUh9lThTzBpt2WHJ-90P_9d8CF4Q041dobFuxLxmLX9ilt_Pwny0BFtRjsCUgei1by5XoiT4-sgysCZYoaWM64jZjAerlMFD7xKZj-1EUL2xFNlyrc1KolNX3Gb4AyQ8JNAGyf5cbO7rsVEGBklvEOGfomtujxPxyH0sGJ4y93Exu61YNwY5bjD7yEA7FKPtxwiSfU6_RNUNv857pJywuXOketVAViWOYtBoWVqso7UrUugaMjFQg4CSaTrCpFxK7PLiUSs6owFwqF9t2F9F-sjHM2x8ZAAfPBtGcEWwcgmaTYeZjw8P3VhEcI1c24vw3zPYqZYNVlh86XlJYP-8vbeXaq6Td5_eGm3tGJdcTME09A5NQ9pZ7r-KQ29H-1MIUg-o_wTax7TzRbgFJ-UcnGA4mKBeA4-c2DYK0qEkFTVbIK-CTK45UZlssBoctIOZAlXism-kMgfQcOQWbFKFP1nZu6AvssHGbJNN4fCJ_iGBjSrntHtC_G4JBUR5PubndmMena-LoW7x2q8SXQOyfcA775C1mADhvh89mXswa2wyr-dFjpTJ5aH17SqzxWPlOg5wIj69M-8z01xqF_JIaLREkkdfycuqVQ64bcl1xzVlVJcM1wk24IJKZr8EyFHuvB-8y6EtqFHnn6GWJdtc8rsZFhiYeEwICvqTXnvU9d5PBHM61T9IOCZ6lwtu9F7EVwOg6lJsSBVnyfNEY2wXNqmHpl7_N0-J8GkvVQRCobEDWvz5_2v2oPNmrfWi_E6oWDsaxLOucn_rDR8msb96GViAe9xct5qq_WlG2-f5nEw6teYT9YQr5pOiizBV9oEduuTtmEYHHrdyWusdrGhL1XMK4qoZyoW1N9fDxZPZodyFjEpmeYrF8Lpkb_-vKva891hvKlxkUoIPdsPKvDsOXIpiuQt6ZADTv1PcjNynnw814y5VLULvwKjnLrF_xmTPHz53I9URTgtpDjZO_fO2D3TW2DVzfAAIGQRlMYSfGseR-XX9rAwpsaeVJDPg-d0WKlU7ZpgcwQGHU-2uDWtfBRnHQ_yxnIPAxGbJ63F89j0MbPjZ59arBWfjdWoN8FB2VqGZcBKHVzh7R7VpcvaxAGmC2SEV7j-HIhnTqj_LIbFLjv11bPv8aWOVmOqAWtCJVSv3ujAdG1bf17eSOFxPhtvdjrdF0RUl0tjoRmHx33kauspE2iUcsdC71uQtcTns5DBG6XvVPReHzKWtgRc8ZtZkXFcyeEgfjFKm_fQEwZ8xlxrFRZgLzbrQNcW9-ZM3UoDVYaABe1KrStva8aFU83Ak_4YBccQZT0bkv_zKAoDFfYC_KDqfu68_3dtxv7KTQhrdi64f1dtm6seg7OLGXZUCPaKFNtmDNHgUqsSMdN6zxdspQd-Wt8VsPhtYVYLcx9qZ2DroG_ZCLgcB_F3ki3FzJEiVzl1fyuxB4UpSWHyIWMX_sPJQDuPRjqS8jgIUReJTsZ3upCCSJCw-o21NnMjAqtowQwTi41ZXXseyMNPFTTafiQWurDCNhlLU65nJUwwKEPQ-PEZoFfZV6XBkt4UQA9pniXvm57zWm3x-VU0ewOjmO2sgwXcRmzPPwSVuHPKai1AHCNSrseHtnX9Dq5M6mh-ipOairvk1XevcO5hsIEUrn3ICug7VTGONgYcH35T6I6flQdSeWrvkPZwVl-aU6gZX9Ff_mGSoKWdX8B6rWnykp8pDFysOb00ywh9UYxJsw1EoNbf6KxiUkNNG42nWthj2UvJbL6G5n_Wp6WNxAe0LmJfGHzkhO2Ik5avWjSsTG9h8QHmVw6xOebsTF8FtZzE6s68dZCef2N8LBY7SuOh8NFXy0UBii1WUU1bYm8ZXHqlJTfPKj1cJSAWyyiVJIdpJOqXaSQP3cPEUz4i7N8EWoE_Xg-Ss-ZCjL-bF6XnUmgzR-v2jgoTWfp4o2limYKxiH69pgijqUs07kFfDcZGlgLe-MXRlMrvLqCk4HojO42KNLEb5gJzT98qj1PG6wxlpzAA-urlnb15HmnYf-SjoiXDRyPR3FqOITXbGMH6PwfL-AQFYOAZyrLpF2HjT1o6b2fUzeteQTKD-5hJ5pYlSGbVVfPyfFD6ogRO-RDSpPxinWQhJStfEnTtZDCeEIridLg6Wfy9ypupy1WeklB-d1eppdJdJuc2X6wNnSCtBvkZzVF1oJiIVId_5_bV7heJnKHzpnbzs20MdZ4_470wS3cHyddxHR6VjDGyYal_X0FtVlztQ9_gwmiCCR43OJbNwhCC51pWcsBGjSDxfXqYdCN24kuPvZL_iplGL72On1ipQdH6Kc6EEcrhCJ0JpNdo669-QnuGmlfr-F9uQYn8gZcUAiHYMArJx5URU1JY92WExSGBJLPhQI_lt2WYP_IuMg5w9PB_8G2liupW6GLKrUWaQAcBm9PWl8YPDOgTLZsoYS7tayd7NhdMTIJ0uZ757i5UnxxD4FLHUF8mXcKHPEVEG7AxLDnwRXhaufNf-fnBUnZuTr2hk0HPjDY_3Cf0yWdEgADsci90VRYukjQqKhkm0zhpEZT4W_O2pS50zo_lKbz0-fwj_xzwdEHQhjhBXY2lixzz68Ab38QFG21o2OCrJ3UcM78RVqCJepYa_mmOHDiNljxWyGOrCKKaklUhNL8SjZywYe-y6BLfmOEqHEXVSVXtJ0ndQjfvY5KlOx9Maslz3QoBj_Ma5Ts9VOlaCr9lhX9hDUPMCtqbLWGUyVme5L_ZbxXDjkGa7ofCV3Ri_I2JaL0Y40az0a81usCTDX28FV6cVKYVMSzCNwp-g8a358rPjJzXGVdiYruOtiVqjMH6eCjzJMDRxaM3cryx5q4Bk38XL3DgTwAiO08ufWhTlVSp6XtoaNXyxnZZWJTVb65LPgVnjrsvrVdeYvkb9aKEXxGS2Jst9kpoRoLsj5N8uvtP5n8T7xfE0m3zxekiH6EzuOkxVoU3eXmIhh1BhIETTOLhp-3sRTkR2QKPYXhrRtBX164CAvkO5B-qxhNxAJnU5bw7CFqujffNtrLcJGObwC6ScIN_VBYMsTJg_Wc6De0hJSGcoWTcjdkWFSxA4A6sLmnD5uFKoKHFEHc3LqGJvFccZn3LRB6Kz-bH4gWqqhQcFoE8ZeW-b9O8CRBsQFjEqfUPaClkkT7UvfFmMcvV0ovSpqLkY0B2XtpXw8eSJzqPRIUegyY-P0_jWGufyvDEUNnaOZO7oqXG9caQ3-OAxRfdfzb05MAEEUFZQBLIrWHXMBgXs6OQQNZe1Wyz4Osv9g8H5tV6YXFZF-7jn1WjSclolmaFvCKpaK-sTtEF3skZRegY3KdPgbcN8tb9Delq2lwEBiSfDSENaKb8s3-8yd960zM9kZEqwKFrPf00KD1463mAx2OL1TnY0CDsfgL0KbN1JWNY6moDsx_e6Yu_8vQavhdCHnz9BqovTOt6jFu25reCHlRL-t4qZLwBws3loENufVhKSpKeLOZjYDaBVV_Fqn9xC8-ZIZCWZyWQPF6a5o6MxmAuhcMc7OYAewgaJvE8nij6GYF46oA7t-ZE3Rq64QkJ8rOzWwUu10da54-Nnya5z1ZbEM42DDOOQ0iar3CzuuklO_bNAjSVGlznrnyqThJK0Zqh0GyNbTNzwfimyuzHbnxwJ2rDg2bdJycxie9TgYYpHzQBZLciGHjTr63ohrzyuagTCtB1oP7VFh8gPnYEEOjrsvt-qHZVQYszt4n3F45E1yzUqBgXVVq2e_yfdRKVynG38x9va5P6ZVirtAdKchDjJuvwrzrumuCBnYY0XRbHBxJBnGMavMF0LC5KrGQVOZP2bdmGMHnN7QkSX6PzXIeMcIlK_cIWQorCV5rIJchHdr5p2W6iPl08ve-vVnuYpHrDVFJqeNCfF35GmzwQjseYcTos9iRxaMKcWEsuGdhk0xbXslJMTtCfcgov1RjiWx-2nQXOY1OBlKNPis_VUywdZ73fayUqLnRqBdmRcugmEZ0HH9n4V9PT6Lpue5-M_zdjYxToeOeGk1eCokHa-F3FZK6z39iHWYe-nO3xThDq3gMJvwQGSHk0JzMmkzKZ1uAFgrp038UjlLJo0QUWXdStxIZHxw6-RqJw7LBpEhMRsltHy_8FXir3kcJTzR11bGwvQkWJGHeljEOrA8bvvu3ioMG_rB17symzIIJGgnv7YcGTRT8d6mCvFGkMpEmPYnEz8Pub5LZmPQux0uVXKyEmTrETsg_29pYEvj-pp2JKjwq-gXnNkACSOL9-R_dpBH3lUcSxUQely-Z353tuaKGqBFDvIDH90BFTaL1A5rqBDQuvmJrpaSdfGyA9W66TrTm9lZA9DFTG_Rr_n2INPtgaWzpypxvdb5lBQ_LNshC4w0qjKS5PJEPes7QoNkX7Dg8sAlxer9HI3KxebVt6kor84aQMkZ5VV7QiVbS4EWx2_XmsRZmdMM3BDKXaZkumz20MhViepbNT4M1zPwq3UeHrl4_CgcG_0FjOqF083cgdRNJ9QW9LjnILLzB8KemOFGx2_LIZQq-ZD9LOhxagpaqcHcI5zf-AqNU9bVh5rA9OhxcKoXF4rJJB8H5hQTSgjNoGCcotOAbZVDsLQ5UUyPHrLcQJlPAczd_fjxn8SLrlNQwolBznxCdSlfQ2ev3q4a0ZGdK3OpywTJlxRlORU-3Qd2VpNAuVDsuHBt3TZXrIFQ_GGwGs3GriK1wT34lYTDK-WGJNop9DLbM9YrPnfxisQMLIwtYCKC5KFedToT0OizjPAT3cLlcxIbH9wDcMiXvgR8JNur1zrcsBjWTEqaEcMaTItjlL1TbzIpJHWPwe6fu-0y59oVITOkInVq67JfBWFgiLwTKWSqaxwCu4Efpf-W9JO5pWHDzLr-RdVYWraiQysk0-pnV_A2alLf-_YY_1QOrAELUhQqZmteCf4xvS1KTtQ7UIZ6bLG_B2F4__4t-sD1OoRlmPJnws8I-FuICPPXBqI3NojoQZU6k8HH6yX4Jf3d18swWbnYr31D3PJI7PgjXT-flsKHhFNbkrRlqZAayajjmJTFMpzC2OLwZCb0z9EDf7KS9t_I_qXmRjx_nAtuRAL-EPofHAV7M05pHIem2usFwvATONKnfWipiioZegVWe8c_4kDIzpdVEjHJuezOa2y8rrGsVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVTebjMp4DwShtpsF5n6o962Vj9rSzGmPTbJlDoiVGd6-Up88072pLUGNQCXXXDFJM3C5v9GXTjV7ou33Mj3r0XqBbPOKPE4DN0qm6x7wydpzbwuAhlIxwPJ76U1-hgNosRRt17Dz8kV6lW6C3vJ0oo4F1o1dY3aWa6MYwp7t8CVJYR06WaFeXR2ijrHOixAjQvW7_pUOvnqsWuWszzck4dLytRmpH-lZXUHKVZSU80HPKJNhWgESZCQwhANlcgJ-eqxBxxuBX_Ew9z87h-bRUsBwQ988Xl2qLM-PIxi3m8IpozwKVDya9IL3Kw4mR5AQph4yo15EuMdyX8nLljeaUxqR5O85JMHAG0_TpfYFftMeP92Vfrs-GBhEa4p-Na0H0Dc_3cl246ml-5Icc-aLNBxYPfjVqMO6dyTKArwvpXBf76J-0tcftqT-rl6k-SC12gZgaHTBKpwvrUfx4IoEYzs2HL6fFgWBSrN9TMiYEQ_rsmqzIwhzKTZLn9HA00RiSWziAxvKFTyKaR_6rTOiFtEyE8kraLEttH7HVWBVn8pqLyZHP4Xe8fpchQz76O-_RmUhaVc_9BAoGyJrwJrcbz-KZ3UrivfeI9yPt3-aZqNMChB0EnCCHZ6aUmhn2iAgpqguhIUSf7aVp4CsS-nVdJOg0p0VK7PRklZC233QqrI-kWxfyhAkim3g2DjKQQg8T5P4g-Q1-K_jErGcDJZ4i-gUXpN_-MABNNqP6GzWKt5k6990_tsvzHh8daYzfbC8_TZdh58YHPqJTWP0KvYgd0Xdz-xhq1tqFMy3OOwVtxIwLsUg3iXkL-j1gklGfzfMO7hjv19yGyzhMry9G6lH8OqS-RqI0HaOqr4ytvzB0JgA4kyvPgHnDFGMxSKWmZN2bOz2UjyhIUDxCxcTRdIWbwj7mQ2zdvqDNyfEwIBHuLX27ST8641lgBtIJWgyMxGvZDTljBg0BkrNbqJCLuj4VushEQN5NWB0024rXLSp1PnJEz5sLwsMFKtIDIiXMnbMFgtuR_gNpByaD_xmB5wSBD1XaP2RvCwlJFIrBzfZZC1mMn7EkkLMbQtvGfBgjGxpD0vEZzupEXvSbQFDAzXRo7_SKcnqcCh318w2iyoGweo0ImE3TRbrjfj2iYhLGerHfXh4QDf653Qjw7VoMHz98X2OH-sus2gz-40TlsbTt0oiZfEI5bS_HnTKEHxk43uk3BzBBZsboFJjDh8cvhxwQXOhmLu7qFC_-h9i5rPQ62IJBbcMiOG3gsGhmNczeV6nV14POCVcMWQm2UZgg-rpAlY2GZBOdq8_YQc-AWVE59hLMb3Xu0GylXl_P2KQBGbt1hwNUfdfy7ImRsZtv1G86Qd6ysposh2qLGSg68xv3kqTHonXsc91eWZYG0PHlVjDh6bPxREclVSutVxxgLIrkuPxtHvomHSE1as5byWs4A4m6Qidf_K5q4UH232svninOZv82qh97nLqD9DT5VLc41W6uErbLC-dWa4Ir7WEU14B5EPhvr0cbBHBOW2gvNZBInHKG9dERyiDP6bgF4ZG5P7IsBE7lW8U4EstCabRwmu9Kj6HNHp4l4IDcWer9hEyGpqSyED_vB0rCBPtNzsFSYgVwWqIpvNUd3IyV6-2FSvXfbJuFLX17BDHbobbcpWvYVR52QVbdFaweBGUhGyLj06I2SdMLvtZXy29Ne03wOqUEld9Q-giDSFsn-UQHMIBS9OEPb5mbzsBPt9brArARn0PtE82hQby3ZBsrjO8Cso0s5ZTnCM6OfqHB2l8wDRP8GQespSipGHqeNTi_nOc6CQ20csGl8TUKuhZVdHJ_Tj0p3m8uY6RnxcMsLTXG1L5eDxkqZGSuKIaG7rpqD1wjQGZUHZys4Shd5dmm6eG9ShkHmiWC7j8jDVOEgnMeMfr83XDegfpUXk6JP9p_kbqXqBt-4qzRP3818gkmaKfJGdGUzRrQc2tYwHkRWchcuXp7lWg8dBG6as5E0OR6YeZnT9lRkap7tPIUXNZnleW7S7f6jqfHOP5tpvK6JW57aHRr_-UFtNFnqkCQaI60L8cmDsYa2-Jg-6lQqVVeeq0U8VNIehGbRjN7AlVYoqZ9BoHHtQqZc1FaJOJSs0QDZ3P72DoSeXS695YDnbi_XFX-7PgI4mItQ5uGbvXsCEgHXnesXlEM-1aAObXofgU3qlHVKzr9yoAjECeLIBV2UrBMQYUwz7RNKcpRvXiNioyOvAy2yy-cn7zNFODXSUoMkq0Jqkpls6splRoq-UHCv_HPXAI_FWy0sz5Z5cQ3NC4oevQ1ww5BIQl6NK2ob1P2sxTNPqFBqUoziwI5bi7Fd_IQItB-v_yziEvc6xK8mm6tggWOibLTSsfZ8K-nyZa9XEvjncXTSXRn6ARgW0zsVMwNMNlKmwAgFxor-eI4oCTvVcwEKgdgu7zFnTscNyIxsGGovjWQLAf76zFdUOOKhw6JXeXuHYS3Uqj-tPMeVlGyYzY80dpLJzyAbLXxphV4Cog1Lndk81lZb6PxYN-5JLsZutdWsKtOAuuwVFWH54rNPzh_-71ZS5r0GwLkxSKUmOX7BoEkJCCKs3NbwFqj5dWwE10outAj3gkNKjEWNbt_-azFEHFzInFeror7fUknoOgBSs1Zg40_yk1oYzILg6mMrFYPBhYzbOWTZZ39x_sVnojEkRp3HCBc50KsZv6AZvDx8_eYjnvPTnuoUQIUpQGjHLaBYLo_w_blWNpufWzUXdK_H1obTewHAl0A2NRGsBwHqtkBmN9al1Ha73HSaSRLYQ3yJMJ_H59c_aGaYIsHxLv0uxMAOsF6wiAacSS3GB07DIX8VPJUvGDC6rMZiABH_GSA5FnsaDE2xm1GGHAI4Ln7pa86BGVknauKrmdjYjyxNS5a6Z7B-YYCo_-adxLFFz6XxAfSiTytZczcCSSlnal7es81YHTcD3tmyZeBDoAajIjh6Z6_57LCcmKpFYcCsEOxGTF-jLcgRUD1Jk_NTJd3aQk706XsJmu2SsvuKnt-7VvKsBJNHOeCYRcfsAc6KHBDHEWL2quflzh39qzHpefUh5PLDsCnvtolgDgE3a5b7_Fq9maAFlukaS9EDV-X5re_mZxpa3_fBI-09gui4I1AtdKB61xf-7A4jPHGJaImxs8-TK5TS9HP9KXwGDE-z8HINQRVxF-mdBfW7HDuUuN_UlIsQvgWXLhxr9GwxKEf-eTIgHDQFQVPWFg6F0m6pIw8ZuhBM6duersJPyUgNw08UbELGjwrJ1vbnVU7ayX80j7TZfS1TkBbFdwkPBruhYxfNKNpyNoWIcFnpU0SzAyPRNSyZE_ZIY21lQGWyMvtRIzjTax-xkS4V-dMkSipF06DXlSfMUhyLu1KXkUmIH2cdr7jhXi3QsHWGhJF5olm_ndiTshxtbBBNnczy85Sw4Jjuo7aPZJJGD394EMqX3dheyTC7icFQV_5F9aV3ZZhRszzstQbTZUB6hiYWTg65TlaOxOcv2qqvaGeUP2lqaNnQvRtlaExrk0g_LcG2lLZ2yHPCo3E9mW3HayEC0JpMhBYfwwmRvgOjMIA2m5m3a9du7rIjKxmXV2lkrfD3jG8c6JoHmuDO2Uufi4dPEt_q8sovRBwqfkaX1RiSVfF9zTOTuQLbgNhcSpWvMDgoNjGE35_x1prkBKviXJLFPwZhyjkO2Rawrww2MAgLhql280Gs57EobCZhaOeEdRsBs5mxyOc3uIMsYXX_RilAgse5ALdbxsAznzh0JQzVR4i-09GaY24UYWVqhf0_k_G7Te48qq2DRLPYypLZt7XuTd15l0wBKetWFRfSiNt3tp6cZKYSZAk9ryD9AW-pOwfIALvLeFxLd741YNWxoPgXLkqJpdlVQmCyhn8yYLWpsawpL7zaHSj4RRBZUZLtv9esIjj71hf5kV09viZzGMpa8SeFH0uFSGfLwlTLJl-U-s1gbhaMV27K21V5NZ4um34Ed2m2SIlbZdkS3W97EufHFFebicLKPk4q6mOGYCQq8ujB1ne4BDQixoG1RZRruodP-AKBhoWvEavsO_Rekar8B0pd8cU4hDpxw907vhnJ5we_9hHi4sLCbGj7P-UCXcxkNE8V0XBCk31vm-nb40Ehu0d2kpOaJOKsRJ_GjXCwBdcvPtQI5Faya8zxiKAyFNy3wRWt2jZyqX8Ol7y9iy0Mko_waFye1h5E032dV6kZ9K0JE_zOUawAywcDIqGEz2wrfXP-icd2B1zi6mO_AkcWX90ASrU0qh4EdB-lQgSa6h2imi-Pkzi9kuCxjXZkLEtu1vm-Oe2GwDIvlHovzIn_k7TiEjZV9Dw2SsJJpRpthwVW_ZzmqLl3XV8sZZSb5GGQEIlTVWyFnSPY5jPiz4NJc29fAj-AySVG_rgDrOGIfxvEKm_Lc9vY850YpHMAJ7fY183_6qVolOVrbv1uGeNQy5FDe2s_Oi9cZj06081uPk_hazOIAZrMjbty2MQc7jioVUL7PtFwkgvucqzkI38Lv2ZdbsQP22skaH4BiQm9u9jLqnSe0BkHNLGpWfHhq2fTuMh5cLpoFgb76a0f4d0jCC1r35G6YcjbzKWRT7TCHsW_VgpVKk4h102MZREDGqrppqiB7bdppgsuuS7r8zaLpQOPLz8K1YnLK31rvWDD7ka23klbDLlF1agwwx7sfClnk5OFkH7-cKJHfhhsvNp_IEykuresotjEDPOChDtRQMcXBH2BDCPuj-Hr-8-1uyq_Npp2dm-YqriX3NNRHRXJODXRaBs3vsxHP4cwts-WlGGZdpz0fwFvdrTVhow2cAorYrwYAMYacxl_vuT7W5Deb19v7XUDzLXtmSZFlptYoOM3tzOg4dkV98BrO6cJF8OOG9R-06bOJv7FlW6YHOaBM9csGNE1dRtcwrrTw2Cor16a3mgpB0mWcm8E6UY_o6xT69f8BN4K4bHTHzVUbPiWgefjjOsDufh959Tij_4-2PDn-8r6hPId69W2s0EmVnF9449IkhTw-Ichq4srVYC9HktEbHvWbUQQZHKzXJrt4_AO03c38any9zoQRCyJrTQ2fCuTyXk58HGzmCr7mJOkiHP7bpp0vLJz7cuLuFICjMfJ-Bdc1sEwtxAnVO3Cz1_tRgr83XzJdXorsClCS7QcuwtheZKzoUmscq38-sPfeErgF65Qr7OEdxWeAko6wiEwVqK5pbREvBkbiN_U1qxEYQQ8ERC9SiZFXH2kmAofVsdcplng8-nu4XxMa_lWg1dDiRFqALS9auE7DTUiEQi29m3OCsJjDYKuZc12gwMtWCd3iNTYXTiD0AERW_f6YEdHipcX1Fo3ZSkcP_0_V5Iq1miPcXia8wQdPBYAsHgxZpSLtxF4Z_TxTHJblQE9Nsx0-oiRJ2jezQtItoJM0mMNqZQ3lKJTkhd1W2wztkVNp_dsKBpv2SIoUWoIyzI7mQrbSrj_PjN_QbSJJkcba4z1rnIkaYbSHsdwU6_WvJc0QCsZK-6WbNXtoeQsJsUMZgCSxjahD3EPYlNwQg49DUs28E4hmsq6fF5JdW8wnC9f-RVU87Sg1vKBsaJ-pnmlLIFtY6HuDdtV8NLTIgp233cABJwdOSHrxufjjRa6tGFvDA22TdUMQVp-FzVg9k8mMWd6H0oxpZfVBLrQ6TU6AMTIm-L1MenTUVJuYK-I6Noa019vtGApYFGh1q4BdmVx-uw0L1J8ms07d3Uyz88jAKOACqS8wp2MSw-JVfm4tyfeKf9vpM8ksgbpkzP3v7d9Bm_ssUF8g2OAiriszVLf-SN4LliC4ZOPwhEz80JgwsptM7QVSBAV4aMq6z3pnqxPCzpcwak2AokFz2qOOc32l-L54taQtRiFmtV65EOzU3Djeg8GdO5nAO52kErKu8h5NKSMFFuVVOwYIM-APwEeCAmKSXd33KaUtZMlwzReurj3xwsnIiKIxEHWJmreuq6WWO26lrKxC8RCuL-s8qFy6egiOA4ZHdpaEhvy3uOM4IjtX7g1shGVu6ojbHHLPnBDXBDyyvXzKg1e7kIm9MJMxG9B4EiD8v7-a6WPtb7w5VgoUfHJmMvakNFgitXPk3sEM8Gf_WEBEjLyHuEfRwPUP2Ps8JjVd9L69Mw4pRKc4fhUOAQ_0En5tO3IjPNxG7PQI8AAzhNnLbIKdtE3grCGKD_I6obfSB59L12Yy_9vukjoRqWKRRyMi-nToDZuMji85EQkMS5xR5XhysBpSgImjmKBQjOiwldw6O1vhbt9_tCvQOuBc9GkFQ_sFAl6sq8b1tu9moKv9ITa6b0SOlnFlzWu_3VqHzuSi30jL11SvXs41CXfMuucgbgvztB4YwLpR9xUymm-EgUKgcsoznKbXIBSknkU7OhoFYIp2Ws5kIq7GWVnIL3L9yF4RdZXhVTlolYoxKM_Elp3hAFBa_VOdDfzt1aJ6RAdO9i9oKWbip2Z5-sjeyiAhQKQN4xUiSbwkxYfE7bp9U8o1ml4mubFmuUPrVLFi7uK4O6jjoFHzRlijedm6gSY9UemZiRE7OQJUQ9U89u4sHiai2IZVmF_8VdmIkm4pfEayV61zzJEIsCVLUC8C5C2LC--OZMsCYb6alqoXrSMuf4Qjuu0EGm3-UKPjAC3CtQDBDKXx_-Cf8t-1Mi5vYRsLdrfVfvYGAF0PmIdyvRV-RKeE7vjUyDmGSf_iLHTDXWlAdG7pN7Nhhoq3EgzAY1fbeDTMSdEZQwp9WMG_XuEhsjkoDy4JbYH7VfbkMraHTRDx2fv0CNj0QpjfpExaVJeoPVHnEWgF3dvdujB-rs9sHvNWyNXV_vb5Nefi3-rAKQ3XICarr2Zyt8Jjus18AdkInf6Zqmrxx24DtJqFdbtfkAqBC-6uM69hFbLewcBI2BFyWv5t47Q75uBR2MXIE-kZDMpa-cI_wkYLGQDxe537nDJi6ApTy-zf_RG8WA6xXm89iCT0ax77q5r8aEeTQoxV_tabRqFaSb5popvEnlMLMUZY8eZDRf0bn8XEBEUw_7MpxaQz-HCTlH1A1PU_gNo5NYYfedr1mhPW0YLhZAIQwC-Y498Y_adLj1qxQavxg80LmI6OX86G9G67U_ODr9Vdrdl57OqR5KFnvk3h9bwRDFXOk9WHXtQAhNF1-Edml_iWUJCG3fA8OTkfxlVAcJ4-9LYMD_9K_JSgbdK55bdj4xdvhiKN_CDeakLuVoEEOv3DCFMGbexk0tWbRKrNrGwLVJiWbRp5P-LGty9Yx-fzQSi63z4IFVSRsiFEsMOWeFR7F9pEmsIL40teDq6Rb_43R-cgvGwKMpGWpNLnbYLf0jX_ZV5dGkDqnc_8lQ6V42OZD8LGvAXJidERBAu4sWOq6RHivcKgqx_ePEgPDnOEIBwaMDUj6pDW2fTj25tcTZMJpnGPoQDObe6IF-I2L4FJmlg0Oi8s03Mv_7sd659sovlbnwYwkeJFR3AJZLIs6anLgK370WYvUQh2bXM1WsLAMwT9odJaR5Zw40781yswvKpAeeLY658kIMP7LMS-vMbdQbTlHZZta59QmJmZZ3Y5-vKRcHVo91ZG2UBdhiwKNrlLiYaT3CS-LbkTPzDlkyY7e_JuqazdK9cIRbQeM_IuAovH6xzLbsJ9Q6jalPcOAgoiZHgj8mJbS3_CvppAiDt87R6mHn2AwW3ZvD5ZV1FovipA1T-9Qut-i6uWK8OnmysF2QEczgJ1ohbdJGjeDOPNz5UIm3XuXOmCSk_1BvQLdQkMS-lmN8K404sQlyJCSlAv0ML0dW3UEpqYFnh0v_f64QB--mAeqqZU_ee8hwjI69KhYriz_uADJnl6Zm8m4MfUtxO4sTlur012zUtw9qIGSCEbbCd_yMOEd_laydrwUipd_wGTDz3fn-HEZPx2SHRLv8b-En3QXB4pmqMiCVoeh2F1trb_MylyT0msdc_gas5_MrMkFkXMHeOIyzT1O5-Uos2wxnBq4-v1GZ7NzR-1EQDFNcYuvezd4lRbzufNArctvzxJby2jkn25KqAVZBswu4A8qrLBHsub2dZqsljHWznjLVRrQtG_-c82WVoleYgFx5aV9H9rYPg-hfFrQkw9QZClPA6BanTbNHpCtkmfJlIjxZqB8xndrlDX05gGLKFPy84PKT4NRcmWy0PKSCcL-0xaVD6kE3ZKKGC07se9QHuhCr4q6sNzPI2OD67wTJSpf-TKxDdLaLRWdYXyJEY7RFwzLGIdDK92hPPt3dp6Xx3CDhDnsotJ40LDXUjeE2f8ezMYIqzWr81OhsSGpuGGNHmvkJK7Y_3vU4L_MEjNgDZP3J-naAQKI2IGWRSJzaU3th7XcMLS3U6fLKg0tAvg4T5TJPf0Y2-jRf5Hu8nw7gxvSdz9gjKBbzcuZaiOA3chyj_L_mVynmXe8SKZ-XRD1-zjEiNxDJLwZ-2i1_Lr-VdiZOZDoO9E-9elVK6NXhsCchLJW3XeXRL9oT0pgD1dW1z_zMGJdWxWJfunhS0kUn0LyKW1mlfZrI3lg6a1KkDcrqcvv69t0p3hbgn-I0n3hCecN-T5X21vAiy0k50JrKaG_KysIZcwMRuHaxfiNeSbMnrmZZEyyagx9UK3E3e7b5V4Hl0qS8m5E1xF6X1v4xxCd8gSF5S6oRm2jUsQgxu32PgTji-nALMRl0D_KmZFerRqfbA7KgRDpJ3-KAQqwpLbFcH8IeJkkcLM9V1dN7OHQ3dzfWGiqVjVUL4DnPkfqmRabI2vnRpOeQFR4m_CW7fnhrvGYE7EH7bNwpMfV8EU4Kxz1TGjLbhM7XkePAx62zLh4MT3yGiYI_xUARciN_LxjIvCiYtcQuyG-1jYP5gnEtQe2MjectHFS6zHIWIO_-pCcaoJh9jOcEBeado-waWAefptiwe7MRWmVL3yxQOi81k_yI3c4C6yZ6GVPx2_0scf3xm8dovuyd6Xy-U0vsZz6CTeBRROLL6S89s6MxLWkRLjy67fnTdrUJWt8N5PQUyJg47pSGw_aCByG4AVq7Y5XJuaosZ209n39zBG5DHm1MYkJZIW745Wd8vtChSUgrgsftHRMAG0JyXlg_-nMwk8SrGbuUFsbuzc7ve6T41tuuS56nijd6unZEoH4O-kKERgXzYKB-qknkX6H7I5nNZWL_DPz-XxpvquGuqsU4eo2ti_8h1j7EEeQcMJikQsARzLS56VPZVhBKyq8EndejKZScE4AUwaLsAEaTsBP19BRD3z5x8MLShZE5jHjPX6L3HMMs7yQK2EVFgX9qJiApXRH-s8TvnyHYQ2-ujZp9mMNWyaHxSq-55pRNF9RYbItqWqcv1oV-xfLiTRbrKop8ZAdxF7dHU-6YrlQNs47iKxJHJwC1_nC3ILxTxR9c8oLQRK-udBxY-eYBOty3lFQpqU0-G04RJz6noHjm8yGmH90NSEsfW0RtFMZWQSkSYmgl2N7Gq9_Tt0mUZLVn2n7Hq6725nhJveKEyfk2LrTFVNzPTGOkj00Rxu-FXSZaWPgdx1bbQj2NnXfATq-5MHi-0GbEm6E7o7Rm2Tk33IjkTP_Akn0sDja8QLqVXeYX65NgLbVfbW_348HSoqrLe9BCP3_dnGfBVNoskuvkaIyAZc8VJWhHmHJE6hYvhVxXPXkl-qZKyG1E13JdwxnwacBggisEQ-h-HW63UiI9mtIA-lRAT1upXPioiyhCkDJ4WNJtEA6NW1Y0IY5FMrkeognISOkW4gPmI8sgzwWVf_64WTwz6KFaaz0GBYKG4suJ_m2cB6c4EdsNbPqgjslPifuvjtWJtepWtBlP5ONfccGEFGlg58QGiU_WjkXD78tDZ1j_dJwvGQB3rvkE1HEW8465iSwVr_Mxl7kFmeq0Kd0Wr11nQi_H8C4gtHUoHuM--wpWyNsXt9AkcXFuXpkFiq4GzGFh8TSRH3VyaOg8Um6zlcfVx7tiCjyv7qR2_6_fFjyK4aUXaUTYLa2VJHeghL2PG2oiY7U5a8WHpP3kMDej6RTqNSxVSIeYZFY3mq1766jrzw_p8qi41c_nz2625BaS7mGkUw5aBkx3En5e72rtFmXT8-Y6Qc3-4MhAIBmENW05wSFYqXqDJ2NGnGc36zwGvIwESNQ4hRP-dsP7HZXxelgdpjV4U2IDiD2Sr8P-ZZiWnfvqj-cxTp1gnU4D5n5HO9zCa3lTQOK_zdALUrP692QPpP14AKubUH7bF5a0c5wkSZEKEKWZUA0vqPNEJ5Kuzkku68LBO9aovhQmT6wMW5rVQVWxi2sZvSNNiuT4-IvRPLWUi0reB70pS-PE7OGzX1I7meE0EQnsKCwFFk7kXQduCG27-TbJ4CbH3wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAXyczyUKt2b5b0dOZW5BDfQDd2fddsK27GtK_kY9mlHjUS05ifzV8pKf9yZTjB8iMXI-zjTZS5W48fKab_x6DWn_vWdmrLjSCfa6puwHzhlChTu91vSZsJWKlDUsFz19Onow61hc8U1n38VAdpPj9ACBdVA4hftvcHraC2RgVbr7mlXHnufWO3-vvopflR_NpIFMiidvp_xt20Qf8usMBBD2dLvxnnsE6ntNJ6ThS4o9T4DxVgbzhy9K51lOTjdk0EqOhf6CfAfzh1FZZZ8Lb60MPKL4P7ZnWzfzpjp3rBlL2_Qt8xEA0XfRRJUXiWOm6ZhfDqkeGt0dXA12f1fQ1LPHDtPFhXJiKYZEOk9TNfwUKanvGX2zuZ-VnbT6wk4sOVoJn6Urd1cCjqmkr54wzomwr430msK4vKjIyqaoBSwRNaV2nd9-OGDmWXNip6SizsygyGrhd7CQ-hkJ6xm7b6Ky_rLbQSSBxQSMeiJ0aCoJES7odh7t-Z7k81GiCT1joaBDtGu6CG9Z9I15ZLfGn-bMFjJOTfgqWp6_i9H0ABEGraGBR9D85lnTl4HymvGXZ5H_Ilpnmzl6nQh2w4fjr_CLzqouyUXWUKa3bYYUayygHGBbQQo9ch-ts2xw2zB6V5_whBh-aygLUZ-qOgDJ0TK5FF0cwySzBVvmQEOovrSehH11w_oiMYoHxM_UVc1KsrK4uarMlnmg1eayj1I3CU8bYn3uer-JVDddb3Oc3gDMDJcQxEVKH2mLex4UFtdQSmzdhtGzm1Pz5Qer1WlgJPCbxUjVm399oDKUhRi2Oq12yj5JvvkChIyXtWTTyBB79uZBQiZpP4VX_zpUdaTFS7bBIm1Yn3qvLrVm9yD8CfP5eAfgpQnW0Z2sBWqyJ9_S7X7qdZFbWSVqGR518porOFTAovZRFLvZLDSmanBek17KU3m68ouzI0URuCNpJcGGbxIHCrqRgHrEs9Rfh3IP3h_Zj9nlNEWHb-o6wC4fFPV3ukOzkfHQxSYH0FOXmNvUTB-XCs1b0gNYC7zGkdAsoDxV5okv0Isx0B0g_JhZQEEpV1FftfM7gM6REij4bL6Av7Tqn896ImzsytVgG7M2utg0QkT_K7Si_JAwCTaesT2pX9gF8Jx0FiIQEuHGRPNzpZOAYEL2fM4ZQj5HbXygum108Sb8LILsvqfuxIeyub0NSQtO3iJZjoXUe8RrH-PbxQGI2QggdZxoKGH4d-7jI9Fe2tEJ5vKB3M-R0MjCaiPm-VxfCHahHG3-7QrphTG8Qk8G5GPqQ6sd0ybvv8OSXQrS_rBXUniiaQzUXgsWaZQy_0ScHnb7bVoyInXLkZ2G4XRHg97S9XrPKCUDaO1ZRyIxZDk8fGR77JshohWQCgI6SKBv2Bi73aHhmU-mvEKIo73ugi1W2ml0E3eeICPlyvIket0rGkoHKEWfW8rkhXWphEdjRT3bC5FfSQ7r0to--v6hA7iTHMpetrY4YIxmTHzFiZUZrSFO0FjDSP1dKl46Gb_3dj4uFMKNhLpZHpWY-fphhdu5Tkiui9Am06TGjDzvvVTQcy7O71pMw-DicmTYO4cYqithwdltzmrlal1L5JKLK5Xk76feAJq0VoBC6F60i30FxHJVOhu2P53EGO7HPJxqkaDRcOhFUzwJ4ihA4NUXQCPWE-0lYxPIzmsuaSuO9R93AF9v5RO5QsEoeR5PigSXCS4OI_BnSe3WHhbmx5e6yB17krSgYdkwg9etO4V747GAbDyYeAGltp-Fzrnant4uCnx2oTAVTyYqHm-wvwVkq06AZbr5ILMwDX0GetVmVTJ7zPYHmlW9MV2rZ1CY1L3rVnP4HxIf8zMzpqTd4gG7nOffLBBfB_Kb41QaG7AbwofndUXvtQrt34ewcwURnMkw_Vi2Ci5H41kFT_5bGE3HqCnZkwLHLXsoQMVnQNDyg23EMEQIIAoBNpF3-va4a2BpErWnFjbbhsbFgpp_-umpqK2vuxkgCF293T3BS63-cqf8JR-1VUBVyBWUUUa6i4dQenNCh3tal9ToSLHUSYYBQ2ehg2QhXMmeWJ_il1eo_UXlp4Ww9GrSM4M8fMcotPjPMFDk7bntkwq3AP4-ZVg5E-ekq2w-rWpJSn86CZyx_4Ac0NO5dBRrGoFJqHe5W0kk4nPmB2ZorS4khQtLzV0d1bVE2lCJs4a1uGR_oXZ_lMrDZ9ZrzhvZfqmGNqQs5hzrAauVzClhU4df_Ws4mFFIlxFXlLvM1z_rjDD03Dzvar9xpBPZXT93q28TseP1jDRGlcEWGQHy60wHixxrwPLr86aHncnIYhB78ECWhF5X95GEUkEoNteiW20knLXcARalKNscMGBeFJQP4smB9wD5A4fHeG_5tvGQHGDVUqQH96AFIHbiixmBRb1YTIyHC-ZzI51zxS1acIv7IOFyeDf3rCo4ub-giH-8GECuK6QtRvCkgenqBIbiUPMz4LqwQZtxRDZx3iymSeCi6KMV9hsDzot1lDnuBBph5h-_V7i7SqN9zCzcTlJG2X_qXjTVShKm-GFrJxiK85N1h94KZKWm_7fNpOsSda2WRw0CFJMJouZjlLdPRB5MdWonWn8wsOw9vQ8t5xmsdgwSyJSeKqez-nesiZzOSiEZBPggcD3WgHdjrByrisX8xOWp6WGDakMObVFWI_unHBe7qv535QQh1NWq6OyU4fAilktDDD4z4dQSDedKWmFVLhtloKXdPnnUx2OFiKeNxtia2jD0yRsFZVQaJeXgU3WLyp1i5oVQlBhV2COvRCRQOEcJTzIAXcq_tm8EKdZUG3pPW5hAdcIdFkjzZ16qcW0lBVURBK04RgH1Ti5gkO33fQsCuOUq02YP9puG163IYS3V7vw7vNtWP6WWm1ty6OIifehvOv7dSR8DUvUGIIQAG8Y--rKdtiNX9JlDsjzr09m8CYiHWhdbQMPlyNukkMcecWuMXttP2veFiRUwxDisZIB64dU-FjqOWWP9MfjsGGZU34sJZrt_WR7htmMFJV8YPLWRvUYcoorjlAMzKdBiGSQI5Etbw56nwF614bOiFUZY_sNAdiN9SpA9ACOzfPwBNtYT6NHoBicVP8D_MkRC5SLZfRkWk86onS6lrH3uHZ_4tf0mN_TDLniihE4aoPZhXxDtpmPgei1uUQ_-fP-HwHktEFkWPULVIx3d-cXp0LjyavNq5wDWdqZh7X9mZ-BkAzk48BqmhOByo1PUPvKbbG0CYgQHByRqofegOMMF-6pIDu53ZEJ-SCUCyNYoawP0i8sQq2MLAdNitwurlK8mwpA7ezSUxZAn1cFF5E0ZsTnXo1X-x1rlCzfut1eB2BpTwSJbdHrQ3xf74iCmBMJgOQ8TCjsQb7Dcx6H_ZdW34jF9rlgy3odCvKlxK07WcmNaFcyh5c0_XdQFw1HStWNhaAjEU1GuuR8F6xiPhMnop1bgZy7ke7VbxI1bIo3qtGKIg1jrXzO_1maxLinVoyr9hVucUnp_JEoHr-iJ-fJc3wBdYbEaAGjc2juOS4woRLREpZyiAQjC4cc4a6KhHZePFvQHYpvd3KgRHdrXaH2lx2GDwicU9rkdFUy7v_8yuoQbXG2Cc8WawpJ2YZGQigxcwGGYgxc5FbbSCrAnX2XWOjSq2qnAx_GRdx2wZIFqrlk9D0-1mxNqPHmoTQmzyJgoxG7NCq45uX0Y2sA05qS8JwzB1ZpK7MKkuFCXwCizbbzVKTrJKvv9pA_eEoVFr4MH1ePJnwWuOPifyoV5nimEj-g9u1_Z5WzkiySKDxiB2SydAf42amhRXxzamjmD_XdPZKc0ZFgwS_HS1kYsIJGTc_7T2du9kcJv8IcIzxXux-I7z_jg4ZbomRZtE29ho_uu86kt9YQmDxWkExr12iOSi0vJfT5TKCUG9W3-eWInm1yT5oEJISCK7wSI04_YxzNW8ex4WL4KsY7ULi_oyRJI6BVlwRI0ZfG3tgEqOMQP7dkNlSB9HHaWCspQ8n4S95y-wco89fNEDEasP8aOZ9Wd-E4TI-0Xt9TOJHRoxb0HRmV14vz-FazUUd2Hku0GvH3HbQiK3sH8v6CUV-fM5Y3jVscMks0DjSCVn59Kg64eEvAgSbGVMwD68UJB9wvyWp1a0FozmeS4_6eSCSeJyCeLM7uCxYjeirtQ4Zo8OEp0W4HJYJY4IC1CGJ-7-jpaJLcnMkRqKUy4O2UOqbLnl4IYMnlxhJMYPEYlFjupADQxdxbGiLtqN0Am6ulRlsqmcUUVzPAfZkWxDeq6wDuTBDkKUlXSfUBdbxz1z4v1nNX8vBOEgz2IA-FAD07bMGbMrivg9Hnvvifu7dm5FPI0BLfuoZ9y4rn-McQ1ZtLENGJAhrHDzWlNXkyEevOiBUni50D8vwv9D_OGr2YSWiGAQiKXDqypMly-gykFeFAcPqUXB1XbrV5D3kOkP8mpeNG5g0Tj7EnL5PRbBpx7sSu8B9I-rb8Zb1DZCzmKyBLuQzBlOLAvaOuGSn1HRRUaE3gPV8MSI-5xmQQc4bmp5O3DtYjXmdWAYMEBzTPsu-cPMcg51i3Z9bfdI72v2cyfwv-ZTG-g1SeV_m-Z-bchtg3QgUukdgh4uNPu21SwWTMukV0uQgOvNKOPKKg_khuH8Th1JlT05KXbsrFAQ01195TNr875qczfyyY7imy_cQs4wEfMQQPFfMdwqbdfilEq2Bc5dgw5c2Bc1F2WGQ0on1tMox-q-PocMiJAbdEqMbhg8eao1bdD_2zyAhXlnRSwZlaKR4Y4H7NKvsLEzS4jd_1n4AvA9SNxpEb77sXG7syWfgqTUIFfsCA-0xj4azrYHj1u_6th4_AXt_Hqc8VR5MNYptW7UquKanDXGIEKae6Sg_Rswa3K947vX2j4xFhz3q4WeLRaUog6A1CC4MnMJuUUSyiaZWH6bGLQjSH4eKcaLAF9lt7GopkfRPx5UHikYAowYoZa5YeOpDv1kz_qj9Z8703RY_fXE72_J-0xx0LIVDSsYqNeL5WuhGqqR8VZ5SLcLpuse6AUjkcDxJKarPSp0bCta9DFgp81Mpt5hpGbuVcSxwfeza0Bin0Y7NrBbZC3NjniSeWtL8-WqZ_HHPux21L5vwuC83bORr_htxlVWuabzCGWWby0asBkByXZCrbUTKHIr0f0DN2hY1VhR5VkWkKyOWUMM-CvQ6gjteffH1gWy2lfgZqCWcYrDpi5yNJZ8Pbhzr9tJPIkZNySfHM3F2QGaVqip_m16t66E4kUbKC832FSu8lVaCGY0xKgI0FN47u2kOx1k1S-X-FONo8jALxNqvUY_Yo19s_I_lYzDhXAnw7KDuAHMbDCfQk-TPX3fVXLAe7db7clagN-4N1-Pymz9OtZc34_J72X7uJghiMn1TIVNQo_NFxyOAZOhYDbbpekH3elroxNAoxlORALiIhhwzwbH1wYkJFm-MdHmS8g8JIkrtGYouOjTLUjHxbOqazzhsWMvxWHnVE9oQhjDOIEFEiLU0xp1824DVhdQkUyPG0mxmMhLSvYqOG9qwiIx_9B--WZPQw6PLYQOwF0Rj5hFmgV7H8q1NcV7k3EiK-FWZ_7pMs6vUxYFTqy8oOJ0Egf1cI9XZfmVBXSsBUx3OGixCmJyQuH69l09836dL8eAhTyX_DCCV7hrQ4PUsiSBsRFmlaBflfQ'

/** First 12 bytes of the hashes of all other accounts, in base64. */
export const prefixes: string =
  'pi4F7xcBq7XaYfSrKIrXeA82tGnjVJzaPZGW9dg7IbJNBkgoV2JT3DILLOm7apIN23Q1XTONtBpnk_c4TVwCELNdrdqiGfrEtSXrWzxfbm3NYGvuxen4-snSSV_wK8MSO5u_0K1TOLlwDwgzDr1_-cpw4G6eIqiSIR8VdL9iPRR4dwjFqk7j0vnDDfUkkYWhIUKwYEFoH6ir3wbGT6KRb8jLJBQbH6eczgtn-JTkrIFmUWmVrlb9O7QR7ia4BazHGwm56t0A2Qjdqot8DRFYjNwCkM4ugI97L1A5ggDPWZf4t6134E3zuKSfC8c51XwtpqcD5rgO4UrvfSEETlaDxtEN4Yo87seH-ZCFEZlyJMsmi1iYB1AJU2tqcSxigEXYI6Z2FF-N7jYy9yKqHd9YAFIXTtHdDWbDXOG67sXN_Zu6jiLYD4fUQqa4IOZCrprSkNn_HHgUcF_MdPi3raOv_LDY5FFQrO3AFQZFdG4lvlSG6zsv1NmMbnxXCPMqjA4cWYfQqS2cjZcCO2ptMRovQJe4WpiwDka6HMutKoNtkQqvOwP6WOSRPesf1OX0krAM_OQijuZBX7A4cI2lYO7I69s6J91YeVRG1MxvkeSvk7n3yMkry6j6aXVX7-G1alem9KlKEPsYReqzESDCXi7lhY54jxpwMsu4nbelttNF8DR1i-6J2ebVCNR6juKxTE9I5V1_aA2G_yUvRB0sWVP2RQJfP5wAqpCf-yid4H7g0RsRVfgc2nxPX5Q12kQp4a6aFGwpj5d9BRSDfNu1mAQ7IQIEqz4k1tiaue1OTuPzhi0hIF-PDyAqfgP9kDRG-8Yge5gCXTqGrXGDQenVtjnUiEcg6HwYymLUND6G8dK13OzJX171fZ0HYMHWk1xuhe5g-QNsoMEoAF106iPjiewEsTpCOlrOQYfCOynBseycuKzIO6K7C7J0_gRAHPuEHK6nUz6kqVt_pLbKvzEdlxjp9jxqQdXYJvV-HHvWkPT5Pei5PbV5V-t0QHYEoZ9-BABTArhY4cIszho62e1QREp6W0OmA3BB55RxCUn2o_LAYmkOxrsB2IfQ4tHE_EEm5xyXdi-ekNs6Ksfnv659R3D6c8QRhYaegNQPfy6ExyPYtraxqs-BAzje80uExu6RNKBKJNoee42pAeWz3Q-Ym5tzneJSeuctIQg_UABkpxai8bzFfj18ZqHnIZbWTW-vSPpLEtN7x4ttiKyzShT2R9sPwgW3dUjp5tFe4MF-bu8O7NAzcl1ebCW18v5e8aahl49hy4F6wRbQqKExZvd5-d3_EANI9-KHoSiNzp6z0qwYbKeu1Y1u5XsYCmvDr2h0LLZRdedOVg_L4vheYF8dJ2PsvPu-JUiWwpfFN1iCKELRsIQRqOndORCsW_IZTiGdgfEFfcxN46345Pp2XXc8Thily0PwPBuVrCkPSJrUsqrn5WRZX_n4296SVn2-SO0s7i74p6mfe_L0JoPrrWndcEm3EUKcE4hF7Dpy8ZmrKE44pMcuQYaGQXi6gvKum0A-iBo12-rMVsekS680iTPAzUQt0vb53-DGz8vt2cxyaNer5zEERzZo7_QstLfCnQZP3rAhiFmG1LEi1_EsJ2RuBJs-ydZfAMmmG3q0CV1BeQKhyPMehA7ol6wBzHsT1v-iMBzxAfWomm3dQdqjY50iwc8hqtR4bppSBcO223_z1NQywHJ3jM1oJA9NweNys2C11Sg48V2yxizYav8IYNOcowpJ7HJen1ckS2avhL8AtdaO5MQlBmQ1ufTB4ctCgmjV0q_ybPAPfijh_l-JNVaQU7CShlyXYY7Uftr4uWM17ezmLGciMlBsS8ZkeI0FyYL1jlrxwJAy4LAceqbvX2H7ZjKBi-P6270k9nryGrzftHtQRuNPXzHzeAtez-fHVcyJ-l_cqxH5Zv4kE52PtLU0XwDey32lGIF2TcOV-b3A3kYcGi4AL62p44R9gcqu_4zo2wgK2_aBmXc8UO8MCoRiwZUf9e_XAakbAUUFZ8hX8viRw-ctJDs8uTwBrc9FMe6i6m876AZWcxLZNQN80Phe5-htoIdC7ZM0NP_rlptP62VLwDa_NRyLhU7EUh79Uq1DvPGYBWin0-7ItIHeLTHYCqfyrzSUYDBPOTbfk0PZHYld6ZHUAnX9a2zGisqkfQkjqztptGtfFIYtQKsbqErqVMTU2VdsPDyqKLBwl3XcygpBA8xcjKD-53VXAMB77A75d43hPBNdsrNGJdpu8ZwyAg9ZL6WxabsZyap88V-ra24F-u1ah4QTlSD_R0HfZk8YzFf_RgccSgMsZHsmT7NJc8vKfIX7nJf42zbP9x0p2KpITMWnvyurdD3vvOm00K5s7ZiCB7Gpg9I4OLhtBbQg7l7NPu3mWr9oKnSTCzwbsnTx-R4VZY8jKn8MQL4d4ZIYcz4I1vX1OgVN1yWxI-OTtzvESJHqtH9WAqDzfaSvICzWLa3DEhc0eZfjOrWA5emzgL75ocfUDVCPszlJvl7_yXUYztMT7TfBkzelw4VMb28zKrvVy_-Q9kKvx86FMv0f98nM5vosq8XY_0JxI_IJuShuWnK8GZCpQEZzgfBG7ZJ0FJTtNCLiTfHdiAdpl7gMLTNHysJ0A5UWL0rQNG3Lolfe5_Xny5hYvKngZWJJth8gIr2aCj-rV8yGeZPtY0JRke4RGhuoUTaC-_G98wO19w6jYYjGyXm44roEDS-vj5lXp2AUwqSl7UH89WWh3RMwo-bWqaw8BLsYwjwjCRQ6iT8iro6E2konNV2L1dxTwJMRPlPe0awY7s1WuHRSGHZdrWnK4t15dqlVB2zzi9Lpna0r2_UfWknEqcbU3GpLa6noi2WzEvqYbLiIKcSSfeC5udW6qmvvDa0eY4pEhW7f8VzJqnjpC46sjUn3IyrZFWLel2qybTS72OPirVcWsGVP1b2uepS7s0uWxA067Bc32Gui6ffWMLg6w5grg1EjfgBKvd8fpNW35--eAe2x3Evvn4pdxRAUAxAFdDw5skWMRh137hmCnUc0jIgY0PInc8qEzU3thWwEF4iUJnSWzf-J2bT-NqIKoOLMuynxrkFVq7l7Q-vy488vSgZoyg88VLRTUFXUyr5gyiomi1z2Qprfifz9m5W4sVmrrbw-8Zk8KnNlpCLUVzeMQep-x-O6rIdkJlOG3R7Fv_cS3EjLEHSYjfHu4at3CdV0kvYN-2IhWev5xWWu_Obxz5nObhMw4EA6YwEDZXJTDTVICTnDXk-sdcAfGsKlyWvt-hPUI8E_kISnnrNWPNwxWljXaEGPVSIOHXG_J6yo_c2XJdpYpU568fkgwDytgzg-yK13q5EP4meAFssvnLfbiBuDokskDf4q3p5FQXyKN_AFj5eNkFJzP_eki2HP107hec_UZ8QavHE3dvDVKE1VR8zbgly4zmf-bbGeWvCRGrgs2hJfoyS4tw3NnYuMouGRyZnJ4LI7nCv3tmzu8B-Pz2--RMUWz7V1ZHjIFk80wMwJ9zWaY-aY4gmA5FokcH8JTQnWIDt3c9TK3pQMY-U13hQiv8S-H5JZvr-555RVDQ6UCh_vE5r_EHOChqeQz0BwsBY2FcyjQoP4HMpi4la1SrcjPSy3TgQd8FYEXTukdta2JsqS7l8VPY9h13aQ8V2DVux6PAOUdjYQjbwIelhiqWYDtTblo_BPYI1fB62S093IpkvdsKyl63O1rGCgGiRNOz8OxAV2SDSMifEvMe2Fr4OUoTdui_nyZux8axHObLAeffY_faHEKNS756ASf7S7ZYxLytLtPPJrku-zcW-z3Bl4xsOJxVkaVPEolSPFHiWku1pbpgj077aiyh2e3u9As6nb2QgvjpG1A4HDbdQqzNtR-ZsUYArkTS8SsXjo-LhjXQeGt3-dpmDmHNWavqdJrm4zupkydD2XAtZtg0lfM_CIGF61ybk5Q9KhPbVWRZhxgVfW_krWlkPIHE2XDoh5HWMZuPIhjz4jEBv249fgt6EMyL9Jkh518ROgvwky-Yc1Cd5aL5f3soBfhmYZKNGppN72FBsaOxsv1nKAHgUF9nC2AO5qE61wDSrAK_o0WC2XojL-pyOOpkTJQZcSvFQcRInW8cOKM2UC-vg-9bUy0xW6YIMAWzVKscR4WqjO4tHfIGs3LbHzuJDmswjH-bT1lvYlAXWI6cCiT_qmqk8iiJDnVz3-mUkKBBcD6Xfkeg3JTan0i5aN-4e-wH5R5baUk3dY9F9Ah4XvXrsP0kxpEdEP3iUZpSfefh1MECi9BkduWA4lDQq-xcNlITtoBMIIITWkqAPaJCgU5NTbkR_cLsuayZWamX4dTkOD2Ns3p0aIveUfYy1azzjczffw18CQNvBkJy48IMCe4p3bbuT-E93xaPcaYr8d9egALQMJT0BdEcbCF171dGQHDWJ7V_nU0VYsuFm2YIXKovKGXaryzCfm9hV0OO_XZ1CvynoOgv5hR_eHA5b-OuOlF4RpQNYHV_nqgegpniJ6jS89VR40wnLzi7jiFqEIbMuQTQcoShwlNHPwesZ6IejEzu1jD1E7CZbXMHwURG0ibGqUqEABMsXzDrsXjyalnt62Wdz13TZEG_Sqimpuz9djNNAvaIqfU5B2xXWIwUzl13JTm-Jv3jFa-sj_y2-JVyoSMtWeN3J8l5xpVoHZN1PrMAxLuY8CWrJ372bou8IEuYMlAjtAWyNHAZW4E8DV2XbOH533AkMJVZqhY-LzVuKip9XAoFnRAWeJPWWBWe6_SPT7G3ujLXYIkzE5jdkdhYW5fQLfjJI9ZScxzgRiZgjamfu2pAsP3b5f0Occ_kOLx-4xI9lS-0_HXKjqzxTtGd4JV1jBoHtH8ujfSQJ1g2rLArxnRFz6BnMASukUz5Ae1x4Hwh9-K_WIrn_cQNJT7J36ctrsx-ayu_Szu-9R6gE5rXEVePiR_twGrQfZGpg7euNJn-x4-lbWOD6P-nEBbZRiOQhD484FxNqXcTLCSjsQM9uv2HN7CbdNCVYb4z74XRdOtFfActHuTY8lpaL7CkS-6ydF7Fn2Wd9SUkqWFG-sqgzDenCj6nrX5CZcp0pWsQWq3i9Cfy-BFSi_Oxb_GnNLH7SXMLLAAbOzfOQa6vDKw_Hajs2o-M1Cus4iEOFHl-uViVQ_0--ZTOYf1BHFg6HMmo9May8Gk6ezRVxsMp6FjgTXIPnN8wQGsow0zVJcFZBNe0An6uCLrmKhktqW4mYWGnAsThJWjZAFuVVmB130Sm8KplIE1w5gQkMGntLvn8P89SBrUlk04br8ierljQHW0rRDZzvso4yXyOIl60n3_u_1nN7QlaFWXuCSVA-Zv82zuB1CystKzp2f11jrP4bWr2ty4R6VugiND5VISaGS9QJpbRi_V_MvWNDmVK4E0_u7UU16S8-7RsjWAvn3dzcom-qHO4EnlfZsFuWb4FIWhmaHHPih5BdnmmxhfmofxhcA_8TZdYxAyy5y-0H6lXrwGGPbh1YkUd03Dws0XZ90UzHUfUb_pFdYrY6dLSJf6erHr7rbESoH1QMAuaowfkTKGIQihll0Yh_ZvkI3hTwiBCOdh78llkT-hA2N8IjqMw25Sd8psOPVavK544bbIeiyezYkFG6zDMa-5VXTZ2SSGpGsXbRZSlLwPmSWKGgIRCIQkS8v4xyqwi0ILCIsSktoi7_4a6moiXuxB6pJpDEmJuWCMvGD88AvzzAbSh8-vMZr3O-pAkW98twYYGhs1liYfivt90gzRswF5ulun_Z0ktLuuRjMWCneFxiYvdDYBuYsWOzpd0g0HM1YUA8QKxU6M9ggNVrCosFu7K8TQXhW-TirtE3rc_pWo5uJTOAmaze6nnIlrvqDxj9Z1qfleFJuHZd-e1MJjLwBz556nYjXfRFub_cMKk6V_q-p-3iTP084goV69l1xE42EhkISPzoVwdHIfRM9TkJcjgDeAVUTf5fzbdo_fe3J4S-MShwgvJpvkpT3XxyHz36iNe1vZRftzpgCrZBu-Rmx3A8DfwK6y93B7GiPu9ACKV1OdmHVn71rpY-0OjzR8V0iFmwx_1muga1fC1U3d0PwZcfyWckylDUznBz-2wP6WXX3HOw2RMt2uosqnopkkc6ZYRRKAle3PYylNCo1njg1fAg5aBKfFN5LAmR5QXeRCLe5A7Sx1XTfivT3TyTFpNIHKx7cE1X8f77gGIJHja7xt-0gDLvcZYhBDIVZGBu9vKADqamu13kgn3TVkWlZOUVf26fUspFWiRXlAIErzs47iBX_sK0N9AUULfkHSBG7I7kb4-53vbeuy8ucKlDWITXXTBRNsR4FOWbCeDD7a5I0Xhahg0wlrYr-z6zCSJlohdi-7IXPx_0QCTYuQhta6OBkTmzMjexZlr_DxbwXN25c4DQ4V53uwakS0yw01O3tq23cYm0RvRVX1Hp04qU1ppb2BciApkm2Ib-pTeCF0Y0HFVNIgAoN8w26Oy3sxA7BuxGpjRlXk7qtmgjEbcNTATDHc0bp7YLfZ30QJquK52Ojp8MGfYgr84Eebja9HsFEtmTpJs8d_aCNGkvxHTFH2akNvzb5HMFwRqkS0KbrlUCOlc6XsMpZPnAlDmyx6EDtDnV-G4TFqLKMXqF0yYvU43OdH1UpYP1nkyTCZqPVv_U2TZVc8x-nU7GGR4THmT-tDPAR8bAhr40_sD6fkfjnX-rFHApFK0QjM5qTtm0ZJLXPmQE1f1Svha946NA16SARfNplVV8wU-JXEwN0u4Ma2EgagZwO5Gveh6Vzg8sR1nymMohbaYWhdaT_KFK2MiEmT_cSdFEwdfOmiOY2tq2-yLBZbwkLJBX-Ve8uDhVQ-jbyvtvznvUWiI6v5zOu2INjTs1DgNQSOEEWfKmJrJEkzR-j_FuH-vC0UnI87bNtVvh5Rv-A3voVE8dbMZtYH_US7bKGcrCsNsto1KTgGlDRvCvOTgv8MSKRU5VvBW1tPaK-7PgmCrC6S_XQ8980L-ng-QLnLeHr07hNJTHuGuyiWgkkA3lMRl7nbh6tTi1VSdgUpNbu1kEiO4ZfMXbTKcGCgLs28qLnBr8SlfpjiOMKBOTBHcmETl3rnO247W32T3GoD_0kKktvUHZfUmFCT0cJgG7bvTeQSvuOKHsosIQtCG6DntEPITk0i3dncwAhNytmhDPrdO4FLvQLQHLfqxTjLpm1B85gt-XyVaiMNwfzb1PKY304Tdt7Pjjh-v8pyRTrDNasMtY_T8npkREAJUsQSXVghRQilWtcxcTyuxusW0CXtt5JOR--67sahH7U8hpxvC0RUIXOYOHCyFPdfQaB6XTLCzoG2RklE32r678iTMNT-7-5Hk1h4t3jxMEcUA1DEeJ7bz0Q5Hw2dLpb5JKcHgjP5LUmR_dZrh-VWutd6ZFOlZ91uxnBtROZ4aV3BvwUpzmCjsgxyu2GuB7pE3D2yBS1sYt47VIJtN7EQpxtiz12Gy3ISDy5d32ekYjncqewSe-df8EYL4DpO1qZCuNik5u93qJCb4hTIL0KHFJPYbJsMzNF_f9QI93QRTLVvN-wXTJ1y_JVoy1SztgKI_5P6QupytiYsgCgk07kFsIDXVqDDkghR5H0q1NS3JB-wtiAfwsgpzOhbBLi2WeFYqwuZI4dw7BerOjBM0x6Xjd6Bqkn5FfkkPkyJHFU-V943Ih4huHQPHyN2BKRxLnNw4L8pkYlXH0OKcAXEcEnbLLUW6D34Lno25yepdFkWJsys1CSVqojh4nkBnzY_IINU2YxqFaW-M_R0egtLEiyNNNVVReoqms1X9ZwHgnyCzYP6xRrjWUW6w6T0ASQjuxYSsfN06mrrKrZbKuuFEGW_hk0OFv2EvmDyGfaIgbn1Yo1xBQAwrIdvP1XGpQW5jF8V8cdydnrJFBnyMhxyIsqGe59bkIvYOzUXMnLkmOPfFXZcVjbIsq215a__tu2Nyy1pLmlYi7Ofg-YCgfN8pyQn9uM6Kwbr37CPDzJyrftT9BO-cN2ScqhmLDfF6uhHfCmw0MhcTUjH1aZn8IpAd48aazPg0An9d9-A4uSmYa8nlKou_3zTUmkKI8OTLpzQeFJU8qIBlIx7nBsQ0HY0UOyxunJ9QZjGAkajPtTDscyDFaENV9UEKkj-33VI_5VjN9EJJOBrvNkbbDwImMrYmnw1Nv499mlfOHWMUmnoImup8yWEHSNG8dJuRZAtAOqjJr1sKbg5ZVKNiWDxj8sMekp-fdJllC67-Gn1UiTUW2lkYhwWbpWoDeQsGltH1gGxz0Du8lut-6_zwbJTv2uJvqqHYUJl62TREkVCJ6BIjj_G0TsVTYWsORVEDcDboFOZFDoxXgGe7ZWQ2p2wnlKiOP7_sa53dzTza1gr0wNaTifWC5dyelyqkxglEdYZCpAV1z8gLTPRBb43W_wLFljR0VSm5moAjiVrvlVAkkgopHGdhk_-Y2v-EN9S8mq2QebiVtVDk_xZWykpZi5wW_XKSZjJeQVGtB_ajOyNPovyNe-VbciPwTdHy4bPyjkt75xrBtA5DbbNnId9CigcJMrcdnmQspSqz8pU0csDfiypVNbHo2gyir95sAY0r6AOvfBtaBlaP_nQ52EWcGb1v4SXBTnT3Yd3C7PYRdUfCxElMiYAU67ooqW55qnXLzfscY5qpM1ttgopY2zN96rXIfXbRhjQHTmeFwpXprAGy75Q46GYAioA8ngermcvOn3p2MArpv5BgvS7Wf3PqE4onn5exMC35oLeTwYwLNi8xsEGyJ0bdZc_BHhecQjAUwlG6RA27OG4zuxszGT1kPyQ_stU9qPcwEJ-vXX1zWHZsYWkeOm1QhEX8Gkc1v3ibWC7xasnwEzdbtEyzIVQGVguxqOFexnghj8p1Y3KVTTjn9RKCMaiMvPlqcJosldGmEkk1g42S81lLj86AtvzOqEHU2Z_qQjAm3JBrMjXXQaHVp55gKHm4cYe19It7rAXpNXeIj2ABzQGNfkXOk_oWerwaFoL3f6im0fHyETMFnJ8r8FOBlvG0uXOQ_hBBefZ53KnILq_fDO8c63tmKXWbmIHsSyTcvUJLUtR8-xSUd-yleJEVl_uTCvq9dF1MdUUZ4AGB8Ptt4McVfyNfgZdIFKaU26J29ki1qciUR05n0qhv3WnGcR-xqELGGS6VHBa8SMvlVutS78Vb1VOYiQ9Y-lasGSAYLTspEPwt52KOlwVgPpweVetzK4PNyGChfnACa2SyN_yvMuhMMmCvvCk-bgivzave7kvlM0RQ81uDik5fKR-siNa5OAvm8QJE9IZ5TJ9M0U7JtN2A4FEp3kd5u1F5rQQaDghSpl-Jp0sSXGU3qQ60shR0U_ZqcqLeb4Ob9a-lciHoZALzCVOuASJm4cut_g26qR0gmXtTDjXGwEjBm3QZjUs-Ja6DgMb76Do67RIUOwyVkOtO1EYEQF_vsKGQFA1hZFxgVhqPxOgko-aKo_tW3lzOHsVCbBlGbQaYxTiyDPSZ06w74RqOzppQgCCjha1vgGdHx_Ip_Pm_y7x2qLQmNcRR_FTzlD_uXCjKigCOF-gA1q7crrcfw7ySVPoLkmpaamm2cPwQtn6ijrhbf71oeeom4Y20GcW63_meuw3P2507p9gjrOvXD5dBa0qlZl3K8p6DxDHjvfXFv3hcL_z-7BRl1lgYpVpSPKaJ3atILQf0WUfw4I5ycDFw1HwOUN6jv7i79m5jlFO7V0okVjdzlEg_nCPGstrxzWLOdG48YZu5j3xRuA33PjL4SGbeIYmcw9Fz6lSEOT2X6rg18HIsuZWsnRY5ZDfxr9fIkS06JX0RFp0-Glf3ql9q5bAfUe_ybEmapJxLhUhMaqZSWOQu1lwlf25R4TuL62IFUPU_weuuBNi0FOo_OzRZB5kKEZ7fHmRZyy0nnxxVNQP9OfmHFYysJSyMRbjStmkZGspRSZP045Hb1gXuyRIWZ3i8wi3aUBnz3kL95ofE3ejzO4S2n9DgDBv3PZBLLJ5j7TvieSpUKaPUP3V7Jn5he6-_Cju9qeAWxXzU4HrMOc3j2UUgW3rBWejFW7uJaTnmJBsJsGwT0vIz3_-uPkHKwtQi_daOqj8Xk9g5Z7yJeQZQfqFrXoCMsRc_iH8c84R7BMTWO2tRrMtTu019DoFXxGNoikqRJFIYBSR597dnGH3Zw5kNtah_54auZQUxnEKkj8Mi4pgJl6C74LGOOAARqPCgs2t3mvAzRzdXJqcW90fmCwNxywwdxlS1mKuEzaTxI3eoUED3k8XLyAE5y0Rkeo1fOsz7V8xCnH0gQZpa0VveS5FtZMfi0P9-trCuL0LYNb3GQiPuij5wEup1AbAg0fEbzHSteCyj2Jv2ypbkP9vJVwAb5x9pkWDDQ2MxhJIwfASEsO8QTvElQSoESSltOADqmjjRbA_uwaooBHhdB0vJjHFIPjZfQsu_dVa4_NG2St_sOnThJYfklJ2EK6LSPPQl7iT_XnT8sX6zJ9VnGCJ7R2f8wjd_sXPtF3t1bp9wIGyVt6BZQo0hIuuJ0wLOdcyyZi4cQNilDVF7Ar2bO4cB2MxUlxa6PBzL4OfU-zyQsEyiYMOSVVO5qEGFvqvSkqhE36bmscUXrZAoSw5y7CKwlxnWJ2fXZHm1XhPv43qH95UZZVYzB-I3F1dHbqAEt5pLOKBignye1WvdI4w62zrNVQl9gMupY__gBZKZAymSd_rMvztWr4JNBWvpuNrkG0XMZ7Plz4zTc_q4yXIUp1cr4zhov5R_FzggGJ8TMf2HmRgkdwoRgP-KmPbPR4XcoVBcX6khz769_F2WG37kz87j6LaBgjNPWr84QfNrmPnlZZyfZ7kEiKvwlOAF5Vm5G11Et8YFEbmuY9Gms4Kr51yxnKUHcVILq5iLyYUPkOjlGCD5cIlD7Oa2_XzOvEdgSOGUx4hggijCA_6_QNtdnB2B_c9fnCWabHRCEA_JqZRYZlvQIVhNeQCsCtDdbzTW0hMhasyy8Y5fzWryXyMgcGe0z8gtmJ-jbfZXFJUnvXTBrD1akG5wlHOSrS3hEthjUO120_TrWHdLB8b2NCpYdUddWR9P-IgI-aIkUa16JGLIPw3cIMXwP55kjMwTQO83Kf12c_eq1SrjZyPZzb1EiwHmycc4R7RjS8EGUqefZnbMGpSmdrMuiSWjYsK9xmGKqOLu1RdH2uAzwHNdRxKwuXSaUh1WvUZnI0WvPisHkTK3Js2eMj8Dg3jYttv0I6MlY7qKAorBIGEiIoO_7nZD868eBcK6xMly2tnmTRZ75RsfnKo8pmnJ3pnVCY1dQmAqUew3N9_dxFR5GfH-ATKIqj39FNgA6DCcW5sIcCcPhaJhZbTWQfdSSV_VG-yjBAyuxl0KAC-bKP5FIXMdTHD_Batf4INqtiJ-cfMEtpzSohF-qT-vc_16xrtcX2lykaQgFH7zDEp_lhz9GyvI2yX0ezLuyuaHsoENHcbLlf4KU53mX6KQgkbUSklwxGPCFCf9GZn1fGxYZvyf9rpwjp7G9hvyP9lrJr1voFOaUDbOryZFDzkWltSjeAXYRcwWHofSg2ZX6nRLmEwnCKqzoPzm6n69q2XfotzNPXuHuZCtAgdr2hPkcjpGTpajYc0autMQtxs0AYI5b1ugiQFnCdJzt1rTZUplIyLf6PdA_CEVNcpzDWEGG529RBitFm_JpNkuFBGuVGiS8zssioMg-zvAr1XUfABCXK4eaBz730cD7tmzkQQrZTe2cveqsft8h9UP1AUL0fa8lIyg8IAxBTEzJwvoLub9lNIr9yLsWAOmRhLpzog0_XQk-dqXX7CzVtsdBwyfw8S8Q0kMn7YoDJ22ODVNbsHb838fvo1FPT1LR5bT2G0Oo-d6ttR7mbcOqHcgAy-UWtnZXazEgXwD8nuxwDwAJeFl6cosqaAVjSBD5WqwadcKQRhAG_jYI1MaZgT6mNkOKHdYhU8QNihhF0mr79DzUL3CRZ4M94sDPbQyUnzs7sPXk397Kc6MeELPbH8GpEBr4PSZ07rDjyQQnSkRiPpGYX06obvctr46iwCjh0GeRVoyXMcGYWMyttkReHlIh_i1ESCKWIwHS0d4FbwvfE7o9XTN-KIxToQ7K-c02Mwrx4d53MgVE42VAORJxSwP5-rn4yjV0ZyN-9d-qbEJ8nRHfzp4woZ6P493qL4uJAiv7o6pibjfo8YeJxxBRuHRTiV-ngP8yNQjYa8rMH1YRpTrnuP2vX-JCz3hrGch3FsOdpE0D3gsLTM0PbueJ05LcLoSg3jPBxEhcd2bFd9EfmIgXmfjciLHh-kqc9e6cbmBC85J3Liduuz8txJi9lCRuacmT1hIkIjFSX0fuMRI6Ood8vAZEnIi1eu-wYBzVxFLgy029cNUwqIRapzXMjUjV_-ZkopAVbbVoSM9Q9GVIhv_Vwso6yaoAk3a7UqHe-lK3DBlfb8NdbSltkDgmAAKMrtAvmjGBj1RKD-UyLxk-jcaYUQyl_s1Is-0xUu6ewcmF7M0nd2QPV_xOd-PP0nCX9ihZR_cSMd3c7ZxljAn9_hWWatVuCjNwddkCtXuMmUn_BYzOwdjymvNiDyq1B4tXllNx1lrLfKMGPsZGFUHH1ysPbifjDMmNpQUOkbFXvPAikoaETqblDOHKTeiEcIBERebb6zZ9ADNkaUBKyYtAx4CmLHiB7AU_RgsgyOtAmwuHOc5KgDeFYmHUtuJQ98Mo4I501yVT4144tgnTZo-EGzY64PzzPE7zvwV35BaHDl4ZbQpdSQDZE6TKSfTd5kYMLhWz0Ue0xqHZCwWFI-ShD1EK24-3WWY-54VzYQeDva0QpqbmLaueZ4ZMGA5i-N7NkXCpf1dN63f2k6SZ2T_PScsc93rg2BvPwc8JVpJqm_cyJ8p0XognivMZSkW2AM-noTXy-__DSOzlY2gvrg-ENBpE5xvZVUMJOLhIzJQeeLZJlh8tLZA1eF3kUHOsOEdXDVcuiuj1dn_5H3gPGk7foMcuZzW26eVS_f0VEPVy_aKy5lDGEdu75GjLLHIg_8PPM4BhLKPRWeafaPNksXscWf8yOtK0G5Owkqr2os2I6lOEyqNn7SD-vxlfQ9QTxvd8kLWxrVlr8BK5wJXnqieaFg1kiAMH0lJxMZnYMACgA4vo9v_rdJwpzhTHaexO6DTa6McwV13bdUpuZGzHed_vzgrECOtEUb0GUz5YiUH_ZRuVR0XzK6nrDImJXrlsRJoAapYNzJ3KyXFAMV5Wi22bP88cxH1bz31miOZwcreHwKjd22rh3mVIySEhSF_x1W-aKHZ-YHtfY_d9geAqLUmpHLjlRIS8RGXbnG5LJwnR-azWgewWrdht18J1ycMgwEHgQYM2-uF3suKeFkZc2o1D1HFKoz3o33Hv3qk9F0X6wV9_L2YH2NxPycZakYbI9Px1JqEwNnkeFggtNiJk4fbTg_u3xCJk51t4nPBhN9xAHawVaVjwYSzMPSyqeXlwWgi-10mnq-WLkek_tTjmeXXEXg5LFc2EMPKqBJ2fvXJrLjou3Az8fyw-T1Wy6Q6b74sSR_MH5OQT83QMu2YpN83tBxuqOEjqqDnxugr2D7NDccE97w_mexPaO-agg3AKb7-crTUOwlvKGQDZDRiWDsi2gF_VCUC1SI1sODaySHl0CPAm8IaVvLr-TYM-ZuZ1fL69SYpeOhMIwnebDw5J7Q2IRr0VWcDppZrHa-E9Rcih8lLHwt2S6xVyuzon6mnovjDl8Q_n_C0llm10KZs1uMGJRVtLYgYI-zK4eZYd6Fl30sPjTtd3suWLI0kxYbgdyBZo1KGVKihRARmBR9PNZHauDFBYBvN7Ln_T5Go3_DRNlpOlmKVJoKwh1YESO1lKaTx2ovhPJmlCQLjxGs3El7ixilhJaPnaSmMouqJSaHApr3m0H31RMYfYa201-TumhStFhbXpVT39CDyTQU7UbxW_UF5P6ea7dy8L-7zZRAv35lnVk8MS9xAJN192RQscBRWhQiQfw4tHiVzuy-lYGf9-6SeknE_QK8f47wLzTEK0YuVf0xQBylfVhD5x82FrkjfOTQxUYqMl-RMyG6jG9JNe4dcHxHZyoskgc9-R4l9AdZMQ2HnWkHvtPnnK-iwfE2-BC78Uo_HQUbwa5eAS4g_at0McLKJ7URy8AA9tUoGXkWr1yC7cTnYayK8xrwONh00Jgq54LBTG4AYVjskDfcdWm15wJsNDfInmhyyQpDbuQv6zmhZKbvKTpeJlTCvEXJzYYhtSNmHeA-s6O53Ke1fJxxiJknlg6DfJ6IuvvIMmvNLhh8cNpRlcWMErOj2Kt-YTHcVXNexiNVnkRhY9Fj1razNRi4yIumy7AqYW9P6ERkkvZmI10erRHJyAIcOHumcBVaazQTpZ38OOLgQRNUwo2FTKxckVhyN8tirlfV89eFKIzLB3GI4lAAwHhQGwP28h8-UB9w2zp_NdqbC6foCaXWx4JiOidt_zfhtJg93K352M6I86d1INux9A_NnlYb0YOt4YNA3uTGvEtONd3OLTYJeinv2vsdEGd5yoklUSQp8RTQSRRrlx65KQn2ljQswnsR1M668xaq_kF3TkF9B_AU6pJe-yN7I8Zkberi9MHOT8xcppISahpjX7aZvPFtgsJLoFugB6n5ifBKyKmCD9Z342hVtmsFSx7YPrkzvW8q3k40wsIQC1Z0YJvo6RuoHGOTcfhWlx9sf_PgmZ4psLkyord73FMOcKc5-ErDsJO8T_sw5ltEPaJRGvN-FvWdC6DjzJvpthAnL-ykZGrxB4qn8mwdaf8xHe0YNQfwolOT5vcfRjw0NSQg8BdssbsDevGbYcwr3kV1EohUk4nmPJbpXY6mMsdZaafdXdUgxdv6vU6DEUq4lPDr4KPRYAMBJZEA-hbSmWugk57FAKrjaDzEYC92OekTsuTnmxYZrLexYXSRGAcnGTqVFd_z8cCRK3q8q2h9mS5lHpRycJGOJbSaWetjELe526xr05NWe6tt2Oeg1fthH_N2NY2yHzSs281TqyW7M1aMoHdD-PUA_FUZ__0i7EKEP2pLIHZPCRvYjT4HTLFVEXNN_zGxSncZnn4YmhmEj_hi8RoP5jJsqHMOQbcw4r-oCNFzFY4GJPHX6CNwFQctg2V4kZN6Jf1G4TzlSmHEzZ7UKtHzQjsv-i5wqATomwFGicaf-qPaoTI_8I3z0Wj1__1YFu3PFIhOhjrI6sXkMLXbLA0KkdtrtmG43JHiSb-YD0euGqjH4ZDUeiXV-1Hue_iJb0y_cK-h8dVt1VYEajUaAwyBYTiJ91o-HGs_C53ebwv433AX3OxOW5gE-8jVXdpBmLqO8ivnyGY4uiuoycfLNnxi8wdNBj4M_KpPB-YjqV9wV_HVX4ETaM5bgNqoENepfbSkjtlg2cHCBeTW-B2MLG5PgfG3AxHoEcKf3CKIH8JR5seYiFOtPxos-CBUUIAmxq31A2JQztrrOKFco9VXf1HHhHtc6WRTrzYWmWp8CwVzal0rtAjM5FLI_aKuanw7OPoGIHKrhw--cEn9Ae1wjlU1-q_OPGA7gg9lvAqEJ29mOM4mRmWkfZhaf0_GO8kBOvY1ckIKp1Ao6ecyFv6Asz42FWn8ltz9L5l1OTIzJQaYQ9PsVaMnRIaEGRH-gPgXzfMGFZ4GNvZ0ik3h3Qrkn45S6jgXYnnj0bhpk3_MyFBTfDCd3BkIigaty1gWHpDKeBaD5eT8FfHIra7V9ehdW8LRTUP87MydtXK-KVTxbQw0DnPAfwo0cm3QSpi0SHiJ_uCG-4uzyoGaKN3yyO58IfJpYhWT3dcVTps6zfRNZ3CGL1qmfC22uHYi8K-4eO2xeyeyIwWtBlcXusE2Kdxe33D1whHDuwBtNpl33xed0PriFViF85MPWJ5DcEHOnNceHmansQG8D6QK3rdHJ0gmzODQXgcWiqeiOYUY6Wnr7VhMjcRKAxyS0b7hwxvXA4LYnSQDQuzROx5WyF9poxLFZImutCsPQkHJ0bNXa4BlU6ZAEQEaYk-3ZWM127NVqrSrGszoCUYCwIsQI_hy1t9Vj6POwNRpyh_RYM19O299y0I2sjszZNBTQ5p5-XM0vAf5snDIZzUr09U2zwimFcaiDblqY4cs0TzdbNKLFjh_Fbx7WDi22dS9AvBbW3RdcjZOXu7Tqmrvl3wiRIDo-jDQyk5KOXCPo0LiAtqP98O_EixUhOsoaRDPtO1hAYtOltaIQuI0lDqUi4-seZU03gVLglv8xvuguRi4fdxYkAJ5QBp6VIy2FQ33teMGkKoAIO9jcIj0NZijf5_EE98xJfq56s1iQjZEXyVlhGNkt8FuqvfR8lXNRhiyjmHo7Fx1A-3l-cSYK4uYP9CN4eC-39XGv7WySk_EklfoUspRLXbzLM9pydlI6lCjneXhC5zFRTlCpIzdQKWyOFpceKOAc92nXL8Oofaqi6JvKhfq02xSrd78rDobi_B2bYXoQdnjKBRuE4bhLGeDJegVXoAtCDmTy4SY_emhIiZRVeEotemAOSnje012u_xAcW9u1In0pLPIa7APORf4TKaYFS8vo2rMhM21rRBg5-qoAerzDaXauR9Awm9C8gunMov6pJuaFMScs73GYnMROgtcD-_fTLnDkTGu_M_TU3Dcp3ehh9K_oz_BOaup_BhjoyF1Q7M39hPzqUtxUFDA_6bsod090Tyxepn2gjp3XKIFf__zfC3ZAirzeq1YrlIhijeDz92hJnXDhFCgHwsr03W6QpSUezrJlrbev56nQDrca7W2xtnmBpGQubqOPVIQ1CD2XzLlv-bF0lZoR9969kvyAtgHssNxFZqRsfumfjjoMo5KrEDNDy4ygVxZEZGlsdcQMfjj1iIlGgbauZgiCW0EbK1V9AiEUdZ1jM8Tu7JYmx89zF3UsLAW9Y6nHLmChNddKe_OwxzfWM75RdFAc69sDHsvOsVBWygRc66-Ro9f7tk8PFToPUHCo_EdXn4eo39SuHqeVWZWmaT37Y17M6xGvmz-n412FyV8e7IkSHYcGuQgknpo5HOyQhWhH2U-x8xWI60cOyGca4gfRlH9tnYx8GoEMMCfquRwK8yFoFw7DaQEeU0CAvJK_6srGuVFwFyMjqGlJQ2hCa8wU2dq2w2Puts2r5LPi8dxNlBOuXZpLiemKYYDdvZoSEsBBfNeqIEmpGPiRpUK_R8GCUoWwpa8h62M3LKKQMrbIYNwHZfjQ0l28N1MEuHRd4XOWDyucCyD80aa9gdFWHLEmUcEuDpdvz_AXGGQ6RSD6A5uYoLnBkaTCNy6jmlcRSFZpg-dTiLUX1uh1dP_2o0KufCSuZE6ajY8noVkNh0_ymEtxK0ZpbY6LTmKd5J7UdbUH7gJ7NJIGRv43lAqZ9TvA0lSywuUHGkCH2CLbK-nK0AHapJWToH2SYFOUAm5tdBAFSZpgxsE7qh1RUthyQlwqcJ8rvkSACe0SWyHKn_ec6XMaIrLMa8x2TvxyuONPKmqblAq8DraEYROoy_aC38QsCrABcUm2lA8ZUL340pYuT4dk7EXaRufmd8exixhd154NpDCiyJVCO2HKWmQ-U6cNYS1O5ceEyh5ZS1sCqwdhVS8QyLbve97xhkKHZ5a_OuzmypAGTdYtNWFzGJz57_63XVOwiId3CqiWX4Zf_6S-8HkCzX8AlQiLoqNoJSg273s0dCmbLQA4Srg56PYzg5rXzH2td6TBzar6SfMoD0gBgW_O1P0qtu3Dppya4gLgRErMs1Qe92CI5hggExUaiApDvB0wg_OXSOQrvDtXg3cSShsyg74qs5kQLI_oJc1jF1Oav2XtJ3BWX7U-Va7V5ffX6uGj-toHJmq_bkYdAJA1v1M4lqU2r1AKZyMtBvw95muwSyYn2qDrQpcSEIzCWDUtE3tq46I8UTK89_2bObpw92D0qs7fCKMo8m14D8-uFRIQcE3b-we-3cfuPM3MUjvCzMAidek3FiusT1AkMrt4kfaTgLPsQ68eor17ZHGeBufkrjyizDPUNseLmuPFCBBdMSLyPgfVisqoMRxZxg-vJm6PYTFJ4qmOndwr-QaUFRnes5wFzzpj7dA1U-BETgm7OeGYGZ6UoaBOggZl0W1FvA246Fa4NtvdywVG-IJKnIx3eh8535jdnZL2qLFY6WvV6MwyvvNYh5LwgvoSGKWmv8LjoIBp7U4jdGdnu03eeaXXt6Qs-HAZRVRNtcuVssl_y6YuV9ZMGtu4Kip9jMKZkuBZCgRk2B-lTGJicNGqw1VlXHT8e6QndcyxrTrc5IGYSLWS17eTbP1EpuEGUI_-BpCa64FKGh_R7B0gkfkuBN1J7oMIfEUpd9_agaz-dlDjCQDhWHZRvrvCXr_Au0aqI5JuEe1xBmVeBvERcaBHq4m0NmhQgahQyGnPi2_Ev54ei-2WiHKS2IFNPdV-MsFkSr9TTy9RGx6woqokeAn8KLQQA6c7Jv-7CQg-xpUwA78fbbeYyQcEWYWNJYsEPx3BiBpfAv3rHS_R1l3CDOWzXeDubIqkHSwhCIZIRC2OgblONdctQDlUuQJwr2X0nNWNvDsL0-D4yNjv37h258Q87um-1NuaS10V6AdDiDophwjxgBHTgecTU19Mb2PB6N4WoVUKsYIU3lbG1dyFMoAh7WCQUt4MEjOMzPtEPfRRBadtgRVFJBzzVoKQunjal6kYw02R_-NHn1PgeYqpzYClTUk3pyuxQVi4DwamMimADRDgD4jZzbow-9HQVgodqok0q43v_Dpuaqtq7lngOoxbCX4hB7BnlrWdS88n8fNVaYdhC9CsjkDpGvFWDPnJs4UKZufABZVW0cOSncfgkbzVlEBIeG6V_d6JdqFaZgc5wC-r0KKHSgmr4DA8x0CcBKG7V5wq3mGE0L99VIGeXSantL9U_v1pjEHzket-K5t0Uuya0qJgqDF3fvgaB6DnuAbkgmxFsK1C6HjxAGVo7J8_qwQabTUTtKpkbqzpGy-t20b1YwfTHNNI47_T7uQRthxBIrjLzEKYGExp7yJZYmaTyJ-HpvuLvObvV3UZZuAZfivq2zlnGS-8n-wYBZma6xegOnXhR2FmwgPWdgNMIg8wh30I6bd7VltdixKrwAPx7T7Z0j6WYVVWehoNkHAFGv7zuvKZvcwCn0oQdkfcQelm8LCwzgClgXTyBSqvxy26qJLAajdxYqJ_wH-bKs2_PAEhIWX01rbiOvNNb9Ry89v1d1HxU1Z6SXLir0lPyTqLF41PT94MC8NcGYAgygsdto8T53PoTmU1uacRRbUtoN2s1iOJMvBo1s_m7G128yi4Y0GYXoUWD3JDjcgi7BlPMAnSPaZDPu-xqQQKyMaDpWeAdiEGVuw_n4eNtMkLGaGxnMtFWAubWUm-nRRH29KDgr08MGHMWQD_CM7B03H8Kflo5V_MN5VNLjIJtB6GlK7bNlLGlPukAeUwTiflnKPK5MTbF-IVOrKXX9EEs4WJo8c3Lu3nMY3Nmw45ic-fe5ZZlzSh7NFO9MPgpOUaczu1d4_8mWaaVu_16K99v6YhVUJkT5dUt00j4wIOrhiXbqrt8Vf1axMZtXzMmVPPi7ldYG7TtDLU8sFgMr80ApDRnk0mimtht0t6AdUHSHzjiVOu3wAqiohK7eNpaEaaAw2TfGzjgLZuw_Tdo1avgmKx16smXPqBulzl5RYHiyWWfwTZdoTOAy2L90QiPpcpSoURk8yhRvZrqqjv2t756_NDRbQq3T_of83OI0rC2jy23jcUcm_9YGKPdg2DKJMYISnKvgQflzUm-QHDTT65hYpzsNy_s1hbU1V1HjCUc-X41HEyIWiB4ffifff6HF_jPxNoXj57pB7xRlvJkT4D-KZiF58dn2nT3NxeyIBZUB_HA1fxBoQ9fwN9opfxjWRsPk-C6ywkdF0NKjUCTYyE0aChGD2cRL6_GZ-2bLoAzkIFvZbKT5RrjJ2CmEvAM5JWk9IsRLbsOxxW5gFbDLueHMiKu2_swU_YFl3GvTEL4En53KeXrfxZQ6DIViwlYt6_6mWhgKIxN2Lf_SwKrq7Het-fPjTWQvsDuDToYTzwFaT0CFVnpkmVxXHOlsWEwUD_Us_Ua90GflWe6Xspc6Y3HEtEd3ktmxdEzxtASrGl_8KA5_O5q8G4LrVDPbY3W1hu2Qdld4Dzr7zyvj8wdI0ow0h6KRr1USRW5pXhyXh4Q7vV-kSJ_bEgPiweJf9oe-5kbTicI-ZSkYvDsO3ILCLp5RzpaF58M40zGxJfY29eRvxlP-YtA0clIXdX5U-aA0lkOB676QUtNWce9WUfmXQYArDPt0yAojTp3nudTjct1Fzj5SwTecZyhJwGIpWxEHQGfCdbBSIG4F7Fxc2_64Ahp79zEd8nRZG3SaDuWq-5IPL5oQEQpgHviA21zgLxPHyoUUspzv1Www6r6sQFOQHvTgUIEVxxMFG1-4nMpkfRBn7sst-B-m4YR1f-49c_e1_suRLzuVGPsxoQL-LVOUAuA1oMEreVBg2UMw-83FB38r2bS-jr_A5oKWyLjvkTY4gU2Um0oTE59PiTi6IaeFouMtGKfr22qiBnZiVRSzhKPgRq5dwvqVA9Aup5SupE7uUD2FoLz6N8_tJMK3rXs1lXcP8_xsD-v6tiIeB4aPk1f-ZkB77BGI8iqZsCGvXLM0R2aBsd1NtbziB2MNAELQKQ1EIdFVYNVkk2tAH-7IP6E3aUwMJTEta-eah-Gj3oq9w0KZH84d13uIexDH5OZjGH_yWH2toNA89-cjOGqhEyzfE9rGMjAS8Wgy2eRu0kRpY9HtuR_KfzVytoQ_tbDxo5HFJDUKjpwb5rmgACRdGxIu9zuM_X8BldR7jr6K9-1GHbBx2kUi9xwPxHo-X9CsUSDjid6qFieudBJbXqW9Aucptj_IGKqav7P7jMcqLPJ51sQtxYojV_jUBQufDqgYrU3wWpXZ_ssNCTyxMtvuSMPPXoG5ouDA8ZalPXJI2xyG0Gw_5m4ixN8-teuG28-PYW-_XZN6EP9ViQQOwmGWDu6pRFt_ilOl-uC6DyqMiLAQ49GwAahJ9rKlAG_LSJNlnLvPHEXUEO0cSJWst3OI_hKsgxofBj3uQYfxMVxKtmtbv-dDEniFMfy9UGB2pAhn1VbubXgPk8Ohwe1YDTixtVnafkbCEGIzYfP-FN-f9oQG8porIFK4UrTNFe1KwXqITOXE29fDcBUVuhVCZK83hANG8VM5JZpsYSrfm9BmHQ5QcHf-5Aalxlyl939Gy_f5p3lzsa9aPse3BBW97wC4JK-sXwmp2VW04DxldyfJfMsSwOrTr-SuV7KRi-VqtApjs7BagbOdVXAG4mQ3oW7MraOlNnaiKJtloAVYTHHzAGZTFK9Vt1_JU_T22QUehRnGQUp8LYG4Uhzqk8Y7kSyzP5MdljsnV1s2FGDtE7lBnb64y701hOaatpbFMtUisSRCQcI-OIufIrkvQ1GEbVGfgwW0GG795_dU8MsAybDfTiQYShmaFmVr7pst252WM1eG0ljE0Og40Wm02EgMX9saN_otSFBY1sg4WiKAfMy8xDhUCt6k8jGItYLnekDvDXSY1a6qyzOubdLIUu4GQINJcNrTuVGieHP2F7dyQnu-RtAIY6guuAexqxgPbJQqJLIA_jckvFlVvQ0jeDz3xZQlRtqNJafujsvOjRhCc2SzSK-JYntKU362-8g7tlgoHfVM8dXRgSvyQQEgAOV1c9Q9yEXpXjpE8Qg-IP1xnoa5GbSg7VXtKsrwsgDJG-mzcjZSjx9LPAwlsglsssIDimDk_YpGausT4Co85nQRnn644Qg9v-x0SK9peMd7E9Q1XTg82stxy-xzG3GtBbn64xxXus44nfLyTRFqnF5NONNUKqV7QZ8CGg2xMJz-3RnxP1jtMYgo-ph_W8G5-ktzP7QkmtSNPXxPVKE1emsD0a38OaYCAuHujWn1VDIT7Pc3UYAqaW44GAtIeaEkdYc_fwziN6bpwvesNXXO8UAQvNdLhWwl4uETUDFVCUHhA4Ra38mFlJmVXyyLMq-UAvyEk1-WC0JcE3dreN7jbinumXb7pEc96oqZHuIe91ZCfimPaZ6twoHzTRaRKvkbxhugjvrNJAWW953e-3X0LpYMHaoxbdrn3agpxLyudfEru6qJyp1BJcET2KC8Yw_9V436z20_3-Hh6OjYHW098x7Z1WaT_1olsJcwcSFlb8tYAkDjYZaIAxjCEymE8nikjAM3NAy9wMhCabtWRa4cvbl3pg5wXaqR0lKyf0YJs3ryEBtztC42eCBQW38KfXBgwsnnYdOsyS7lRQVWGtcBxBxEB7wF1GiLgZS7La7VTOtsCSeIaCIQ1sIYPzAZ7s9PuAlFd8TtYODO-WYdWsbXDdFO6tDlLA9ICuNbAuA17Pmhf7qq_KgSMpDb5CBHI-oemR-74UpPEqfwqTRKBSPh707q-uHY9KTrSKzhwT4uEPfVaUDwxfcy78XtN9qdtOGODY6Kwq05HuX3q2X7vGJnmdVkEy8g5gWcf1P_f1M3yi2MFF4rSdq3L3f4Xf2AV_4pDfzjIe3hrGkqpzkvJkjQmVVdYmOVXAkTLPD_T5UX6JWMNMvsIn8XznxRAWv5wQl1w_2U-Mjk0W-93AUneSbbEnDzjV_XcX_GcwYn2RC7tagCs2FffMB3MHq-Hsx6xkGRdCTZTuLBu5tbrPMIPABA9ifyvUcEEy62JqdnSwB6FOtSi6DJg7zakQXtlVsXVfzLycJ21IBDv-8wjLJix0WSW8pTjCtGbJzkzuXemn6WDKyI2S8438I_hurQ6VeOblGifQSXclG1WpGGaQUl1yLF1kWB3r3HC__EtKt4eT5llsaCyasMCD3cXRWVL32ZSDMnQO7thaKnQXkKsnfRoIfZHe_ZkS1gcj6L2T45AVSgLFnPvxWIn1kPSPFMoZCTcIe8kiHah3lbapRSkICDHvpoQhiUfD-RrkWPNcW7pRG0VyFaHbxlQ5ocKu2xYql2Sg6usIrBXg4MxGL7ctir7mk4QFXl2SPOD7CG92zDqJEabQGogh85Xj8yvRAd3ySkJH4FFOzGG2BLowEPnDkgtnHEoOWuX04a5YHSDQT3c1Yv39to5dVP4dHUQXkSGChRKJNmlyPCnCBXFjuHpDRRoUWjJFpSSJhavUwHdxSYHAHfGDSTkEwPRamReEBsFw2RCmtVKJQQpTDEjGaNbL-KRl-tfpQgZ-xjWsDf3U9fmPgwHDR7clnldgKWJngwF_ta8aujUgb5ivZBXGdugRp49XNltKM2TgNsd-FAeDmqLc6DeokYKs6zzzJbzOoJLKTYmairHrLI281ckeuAW2bs_-_Z4WqRd4SyShaEu9nxQdBVlZtuzvtZHfl-2dnMEVlA3f7hYHi_l5PxKuEl4lpoLL3tM6jMepln6T5FTackKkDOHmmNmuu1qyYE0RFRMTagjbP58oFPfgS7_59EqQ2zGJRS_7b9CbmY0e-HCEqHECBiu-1XW5ZaNDK-SVq3nHxI_mTwM56kqXq4ljA2FqqPU2EMw2N82b9j_bmo9i89UZOK2babPhubn5iiq3DK-GxY1ssXnFchFHVZ9FZorf6iCDrt1xmSa9nDmF6h303Gob0CIBnwikHEDlsNY-1-cOwjoXtDx4bDZnnti7-iWOZaukTtNF1cqd_cedYeTxglmBd8M-a96doI6E3XqUmc3qB2YnJPLjyLalzoCUk74oUfqtEIVNgOolTyYJre-lyvsmMQ-YY6Z_AGpRFRiAlHRX-z_17a1eiHOoaFdjHyHE28LbIRPFTrnYZO5DjaM3CenMul_0FJ1Uwc8BvvBgpKYyBMz89l9PK6lfF98nyrrkQAoh9RgQyhaKERZ_1H1qA-1PebK9_DIsiYO90o6aXJ9FAi47VruX62IZSbYeLK0o8p0MWtV5GThed4atLQypkNgK5cn7c0jxYyVO5t-CJ8zUdPBtaJN5LtPEBXkst5nGIX8x3AF30Bi3G0sLETXwFpXY_zAEGD3fYfT_HBbun6FoOgvM-09dJlAryDPM-WBnB3Uc7IsslcrOPzS1Uv5NGQ6cribVXeeVBk9qaWMGvfbY0WTBZdqrxLb2SPkFvSQ3_ltJjjf8oz-EIiCkL3U8CU10NtKTrxbIgeA1DzGUtqKwwKWpMlJBV9pUiT65ysvWDIDmefs3u4pa26wKRHfumRjT9Itenx3ThA-r8d6oJUkeYLquoGXzxwwEMBk2oN4dGqL4Z3B23QMcv4OsqSdVb4qa9rwe9-702cN6GOJXtLZ6aAwkw_caRU-9SSY6L05PI3UNNMeH-lx6Xp_gaiyymMwZW0VYCU0fGbd5GAiWIyS1Ce32yeljCzog-GpowHs1A-nmDkpP2LhIZ_Lomo3g3zX-vKK9eyY-9v4fFonq-s2TFHkkvjklgkgrHrnrYKU9zkV8X_yg3gVVxR-lb9dfuTrZIUAMdSpBIvwxIMYbPCEdqNdv-vbekfOgxwInZ_LPYEe4g46_yrMzUE_dkEB51ORzrFRIUXmTraCLpK4isjZiy5wZ88TXFq5Ya6d5bdd2DVwcxLlN9ZiLhE2I_MsliuSsgymRIs2V_jMA-4Fc_mqv4PGIxpwmWARCypuzIidhS7D9VMJYEvzIEpB8WHHBEx8fBa3YkQNcIN78us-nnR7mTx1UmSmfiYO3wn_yeu6p9iBhyvlUxWoRrg9btHuylFhx-RCG-ipnX3Q0ewjdRgxIlnXaXHShQKwuAJQHhfV9__zedh0xsLslhfUddhhOQXPmq_AW5GhrPpo1nuon0NkzJ5VR5rfD5fgaqmHr1xeozwJ5vcxOLNEmHPN6ZuSZBrdKd0hVeEE8S5fuwrdxOjzUs3wySNQN6zjNBkIH9T0MuLtpFEZfhsJDuiukIemDOHXY0Wj_0zncHAodAFx4QadaODTU68ifgsN7AxYlocJPRsAF47cChvCXxVBCYYaUVvNP46ILqnSG2OpKTMpEfFQsUXkcmho9L6Uh9IllwOAl-JaslZTeKiMheKF3yI-wWYJKlzZzWOvUt_4XgQUlLa8FF8fpdRIcNJH0EY-pHluUZ4sDUGHqtwzUj6ReGUO5qz8pcJrjVo-CZkyXn6-yH4JjuJemQf3mjJ9TqoJqJzJlSN4IwcUHhNOTT8o32c7Q5vI3EwOrjiuNxEbERjwXVd3voO3bOWs4HYo79GZ0Ky_XJzUFrUvbz6f4SYv5oPAMcqROndOOHLqvDpBYetST7vIKVpjvJwVK5nzjpXAoQLMLDzbFNpNwOWaVIozy2AvXXJsPGPw6jgkK-hDwZiZxRffWKO5GO4ZbFQemnoqgOfAnRokp7PHCvq2GAN-vfcbCxfcuXRsROplLUCShZxn2kTHgmVUzpV822z2P9uMzMzMzMzMzMzMzMzAAAAAAAAAAAAAAAA089CFOZdf6lrjbHDaBugR8HxT0xFLMV1OBb7zYM_Rk4bm2zOFuoM7FnPs6mO2fa6s-DZX7ajiZQ2RXq7eQN38YBeLuKD_9JPSJWV9lEVpFwkoN0BDVEVUt34QTvW4r4o_Rsj7BnirwQM2zGn6Nuz_ggGpvxtsZkHN5uB9701DnlxlvqOGCXVPSRUXCgMDGb9Ql0KdrEkyYb51eg5jgN4Ddw5Pppeus7sjYAZh1QUVqTHmROxUDA41lS3l9LwFDQ0PYk3YLD8b5NPInQlGlPq_KEQpEvA3yzjp8BNyQ-ALPot_Q75cbEvlnx8iYbqOg1JIwf2_wHTXomEZcYF5Mj3fZCVWWvdErQ1eHbDl_wycvZUKIe5aB7zy9XEd1s8zWKBPuqqj04iHr0DvgfIMLA26BZf4hrmn5TZbCMC2wDAnO_U26isv3SMS1pYhvGSJwMk_59Q3Nsisj0gxnljksRmTx6mt07Zzg4DDkZIYa14rP18SwAHN8oiKLX0nwSP8cesRvHNXSwWvXvD5lSB6r0S1b4i5SrItCjmz3avMYwIcrWKnxkl0BFK9Cz4vJug-hdFkpZ4USB2AgJbdRaEbiIVzTZFn_QFvZoj9v-HfdTOE1WxAVcgvfP6gJjRKbVLT3O14PnsSy7XKfa69p8DRGhaWr3vfr0PU3K45MXHyZozBlv2ys1bmxJZEjqVIy96rOB6s1lkyYNVGbxjPR8rrWt3i2y-iNZs7ztHcAo-LFGeF99w-X3i7Y1COj0noncu6rBF-eof2oEUoAfBOAyDGkEV6BqvS3vwTKOEf5dspMZ0_jFpYJWORLCAETTDporjz0ZnCwKTfCj45SFebcAvToAAVo0AZ0Mn5NACUER4cwwu3wCGznSu4Djkpy7l2iS-IQif0eIwkHIL6YUyl1ef9xbdo4AbPEbrYVxyAY6qOu_9iHEVxz9Ts3eaRo8hWfBQBMvKY-GKinEfrkfh9hlMW2XAmuvcB1Dz68G6p4JFf9TZbXEan63Rr3v8GOWuhvJp3OMhmAiav0TY4IS0ZpnpSkBBuXe2VXr2VlKX_if2BBbRVjAcQ5FJBa3fqYG9O_f8AlnX7SwPEbHbEiyLxLKaHMlEAp-MlXxrfEFddbaTL8tJpXVkXFUmXa8qL2otEr9WqriLYkmQop5CllTz7WESyfAmZegcwgjUZ8FXtuyNncYeg-loJ5hYKe29-1KIDPDEQIoMoOcm-FXLTcqovyc3YkpRLBoNJ3c7ESyGgl2RNPz1ncrJGR5I68FuVnbcdP7xlRJ5T_ydax5ERFNX7b-lNry6upNxTXqo7efFwey91UqhrjPDJBVxQWaors_yZk0OpqG6USEETYKrW1GgHMEe6P5mybG7jgS9178EUi28PUU8GTdkfwjvBPPBx5WsiQXjFzQ2FcLLTDPVOjj-alH02CSMehxR43Yqls1UERhlX-RX1JGwFE5ejCx8qvhFFS6BArPy2deZ0BIMK72AQGfiVSqTEckKWUCxKj03rLZIPaxBZQlxtCrjpJXMitmcLZTRJchyh4OQWdxentp6DBIwsy0U0Z24piOp_lVYsQBePzV9jIEjAzEn2btUcN1p-vgUuKQ2HU5mYh-au4FKupy72EmQWgrkUSo0-BZoyP-oyWjTY2zyKaaFxwTa36usiOq1jjQNwrr1WMNt1mMP_2LA7lmv8u_NK6YhHq071w6AbweanPASjh9IaQo0K869kgz7zsRZLwmj3zOz5hUtcKtuIgnel9vHagxdo7W5rDmrkAoBsYTt17tXMsQ23F9FmnBKuwre86O4PciYl-AuuX2hVzAw8a_KkpZy_Ar2OG9lz5E5hr-rT27EVwT97aQ2LFWGlZ4arzFrmFqY-JxsvnMCn6DSlvDElFv3EoZcU_NcDLvGPTub3wc13YgAtuE1eRy3dbArlTjU9_lcCX1Lzx0Z_uL4_EtwaL9Rnb9IHv21uyqIJr7upL-yl0oXmwZYgt6ppSKobaDwtpGyH2TXcDTzliYzpIItg-RsWRLZsIrCjsngwKqaHvmxPwdsXsjo3MNxIhLxZIwLXl_0qJ0Ru_3GR3UGVGeoG6F6mgGtm7ETJ6qf2ifdEpxZOJv5K_k6gzsNCycAuAWgGtG5ugAaHO2wv4HO5d6WlfkNbbsQgllr5bgRhCofbKYCygiE72N5YMyPge15w984wf6Xr4a304-70owQenBobpeRk4NwFNRvJ4UWGbYwM02weco2x6R29R40RDH37OLoabfipslD-xXKE9FDhMyKVJ0NbXG73P565uaDlQlUDPBkAZWlWGYEziN-UXch1n8yyHHnIrOvydpTOxBfJDzQ6P6MqtxJyQNTb-ITch-VusOEXmm-w9_ESMMqXoGzhSRD-Fmf5qXaNP5DQ1EoYNVJgM8k1ZhoFYE2I5rbFd1Z35DGaPOgdtNFGhj9QeBcgNeKNflVoUtnn6qIQI2jsotsBlpZPhA5CBbpwC0RDnkPfbMjWE7mGy3_CDcRbQ_Lw7sce7Gtw7dhhPOWYVEwF1B8YpVVruhh4ZVaunJJ8j5P0ghmvuej17jAb5VSAyw4WDnBfwXpz3eIw9otRCzbPpAnXucp2NUQHOjciVkg4mmNjbBDWdfcMBFPdw02Pg7I7fL0uHE4-LTl_fF9OdYwg-SPRkUv-KBMsXExFv7mNfOkzWbJof7-rTcpaftQUlPdhtQ_dhf3K5m_4luRy4P9K5KNZWx-dGtu9NDEZbokNyb9KKXoQoC41o26aew4HfOiUxkaV4Ad4kKu-KRz5Y0GhayOkKBcNL75FAvquo71DoLtu190mAgPuO5QC6bPdMaBQ5YOlw6ZOA0yDx3ddAqVuhzUym0aDOLvRIOZTgUQJBiFDlepX-YIqpKzx9ZwCUXzE5P88QV7H_HiPCpGP4mIt6qF_FdAqr_a_b_qVry8ipQqaEyUPxOek3RKj05SPOQydUAYcomO-sLSA02l_-qIG61BpbG2Dxf2XmTmuUDFBLzHW9xiq4fnf3tL6B9ys1uoAOrf_DWpyWO8SZOOiAQOPC0IhQJQgs81NT6j9giebrGpVHb0owMdFVmiILuz_wQsjri5lIMY6oP2gx9RDb0K4WXZxbsNwyrGaXwxq1ajZ2VF1EwPyawe8pHv9bC_gZ8KUtdeBYRzAAEjnUzYNJoRoEF6T4o23KhVh0C-Iy2ITzRKv38GmZGSQaeFwXG6yLVEpVN-K_gfsv-CTxug-siS1lHfdn21tCJB2-MrLFKQ_DK73lzLcQapiXUdL_Vr-TTKjAacYXNebHVlU57ICudsSoilzfERF0LT-IUVaTHb0b1arYKgHCIBgj5trlX63QjKMxoQ96uFTQEtHfcv3ZPpnxdxKoo3ozmkX1oPesCWWZJq337AraSUjS989hjwV2ykG28Mf3PjuxIOgyiLNEoMpNOKVA5fOa-4DVnSvepvi0v8mGVUvu4t-tfKn_4hQwmZdZreRprcc246lutS6fTRxoHis09Jg6uiPbn02zTrvTuqVCk94b1yndc21Q541DU7Kby2dSwyIBh0GE6lSJa-OGXFynJAWjFc23-o1IED3w8sJ-aKhujZs0zOnYlw72tUSv_LA6NGQKZOPWjeK2qqWD4xwNItTGvGX7hJyxFBfCRG16ZJ0jASlgu37OS299QYyPQfD6LDq7IyX4eKRIaYYKSp-z3sF1KHPmoNcZeYfpM43JO4oAECMtJeYLduAHzDoIDqWp7iXf-X_-Rd_3tUXS8frePg9DgqRV34SrifIRq8LXbTp3wKODuoUjsEQpdbdT-ayBE0y_FqKvtVLYH7xFoGmdc6bjfDFkUcMp2ZgsRNILiTluVisU7thBzDuAquGb1hQpOuLm3U-5PXZg7KsyINovH3cNAWzl8_5LRkxwpW_Gq8_D0lLSsv1PiWQ0jV0Nm1ITp-DAOjhzxYljXTMoOFmOO-00G3jKdmpnBVnP1lGS6e2uQO443poPVCMZvKjpc1wwDBoAVkmhmwPrFlHvqvZSIam0PLqD1STOnxj_Tgvj3MjqfORyBz1t_G0RvnAqKNayCiSgVHfPzqikmJbdCjierykqNXZtRHglVwd9mJs4g6ZoD00VNmocZyrS8LNfFCl83jnm8-kn9P0o1ksyCwoFMKuIoAAbVzvW3EzF44PW4IPcYfrsvOtPpgnL0v7wOskX5rdj-FB58ZKOgDPbFGfKzqixWP3763dIQaFSVMaIu8Z84-kQXOJkOqd54Oa1PvwAJwZBwe9UyAS8pxxyoAcWOvpflvYTHe_IM0olbCtM89NBTSeTSTuPtEMJVQ33SG04aKD7OP69gx5b2tKhImYVq62SZfLDBisqcNNOgHkWKosXBF-fgttgxPOkuxmkgh1WpPoyHPQDbrUvVNwHw9eXxpjrUTYjDS_ajVjAJCR7jN8ZIZkLzw7YHDbLe-V9Qzr0qMdo54zeNGCAgqMl1eDSketEh8o87SPzi3dVEybUmNdZts80y3GWcwDsQDzLQzMDqLUlKMKWfNNN6PtCIBa7mBaB6L7M8STzmQF9M7ZpW7GiQrglDQDcC3b6lTeIc74lcQ9e9ICGX7d_sIBn0HG6aaPl51lzaW1ZLisU8T23OBXX5z8xm2yt_HlB1GzoERNrG5j2aZfZQOCSev2EcR_qY3lMYZtCZk8qaskh1TFSTBbUrNElODwkPB-KvEUM7rq50ShpHQZIhXXsNqU9xV0vpvMER56M51-jhqHa8ApImFyzUDsRF0WOiQi6cUIuafYWrsqyEqOqEzSVJW8yu0kyukeNi3klfSbhqkxb8YQPG2gyqi-cP-jA_mewDgPP1uBzGMrFGZ8yskAO0cjSXEd04O8_wcWf_KgBymTWMHNf0JHHwDR-zxtnnk3V-V2ORoMEHrkmcAR-9nI7UT9ZFfDUtqKOjeJL1UE7T5lmGOuEiyXz-h6B2_86nOVNy4DMtpT3R2VD5uveWf62Yt-ioxnDvuWfug09-Bg1onImKOtrhGgXl6reyIsCKH2fq2LZR0WTMhfvDx0ckr7Sy6C5iL2qEsSl9b1rb_i2n80K29TiKVVnzK7ymUhDh5PL__L__yi5udGc_Yjep9nvWDMWU5lSt9G2icuqPFDdtUy77eo-xuggiR4AHLPsEM4H__QtjNw5dYh_KQepIO6wY1sTf2ZnuWrkRZ8dr5C1EaSWOMXqGOb_tM7DfY_i8bNRL2ugAqt1QDWY6n0QcuiCSzRSJKOQr6Sp_aFQ9xZ4vSOo_F3kiJ_p4a4p479AeC04K9FMxPjXn_NDvXS2cvnuAGCAXHtaQJNqiSra7U1xAKEqaBEZoqQZa2gKbNDmWgfUPHYgEqlKmlYs66My0WbtkNRDvICKDQNaqBOW78VnefqtryVFakYLjEh4xb-W36DnbIMS9KBdfszYIpjyrYYrXRQ6FOQ1ko3yquDV9bkShmX8jyMBGiYG7se1Uo6iRz-wckGaZ_3sp1ZX-yItne4rAXfFOzNwhDmfIHxNBwYH5Doqh3sy7R8k9-s5LQTfT1Vr2d0jFBsLduSEHd_8h4ICtRHK7xLi_bAraIdWlTMhQYZ5WF5kI7W461x6MQ8odWWBgXvkHmdd0D9JbM8TSrIlMKRdu71wp4KjYXaolY5oXtolRpoDkg5sL2itnf0m2j3aTj1rT2WYBe8LyDFB2UY_ECxdkC1NCgzAlXZ2ljp8Df5qnAxBd2GG7QwmRBkQDl2gelk3bwwn9GwOXTjyNfbAoS34WW2kdt4CWkQwShOVhiiJZ6ItzjLwksiwqNtRq6iwIn7OuCUiJ1dANyvzKjagNcojtHw-GlzLJO3AfpmNVTtFY7Ag3uNFcCLVKnIJaErDqOxwVCIRHVAlCdffevhd2BPs4LAlCjQzjv33kQxNUw4cLeO_Ag8BruLxb9Xt8J_JopaO6BXn32ZBM43JtqhnDeG9ZNvkzq3wDDbJzOZP7Ds50K9VnRMieuA3-1X2_P45pRk6xUUh7frX5O1sSvhzh5tCmmRi6gz1GUWtve9GdRJhn_t0fgj6fahXsJuZGFgZzuUs3BkN2-64bM7C0lxPfFzc14j6u1Z2ySuUFmR1RbJzXN2D0WeOey9kbu3gkPDYYEuBtqYegEv5g__nCLzrRTreNbJG4wZGRfk0PJD8Ml_dq-PIAihToA3htrW_8TESeUB2n_3qPYJhy4hEaRcHfdHdMdurN8DnTmD-yM-c784ONjpq47X-MRUsvjBF3MFLatrC6Q3hwdqqUW5rAmtQ5vw77ghkRRaq2de9as4HoSF6DEY-fLZnf6EfPE63wBnCqzIAFEpX_c5kN25h3rWTg5PzddoKViJ06Ue7AAvoUZBoJNsN0Tr9vMuPRnWi53KHJblS_pOnXg0eemfKXG4o3BMlCmvkIAm3hpqU4RvTn2B6e-8nmlXQrxQeGwOzwD9FV5u2xi6iNlz3ShiczZG5jC_d8b1E_ogQyahx2FUb1uxKrQWY7X-rdnVw42cRdQ6rpy2uxbm1HyPH1D5wCGcHz57_E5yef4PfIvndO_tnDCfxRFRFVcTitAh6qAYnXBFCR8Biu0DxEv-qxF9UIJcuEpdFevjrPP524FI7Xu6pEpDA0yMF9MLqQF-kzAAZybpH_1gTMgInnpn97xd7pmioKPcziiB3hD5vwcrrRKWyiWrpXrzmF0woPd5VFcZpQhJLOZM2_RD9UQB8fGOdhEXCdErMSfFYmEK9J9rEWXeacfOoHK4EstvEhSR7_roxlFClc13d6UmAJtNeBSx_QdnSLEEVoZA1Qm8ZeV2yjXShpiaWortResAiTYwDMkplebjff9a18r8ZujGcEsL4unBn4CDsWhFbP2dTVnGTvx7qEd2j-z5ouZryJelvIlOcZEVJDHOJn61eOThCLk8iSg-sM_VKT2J_Pjt14mbotC2y0aPbBJMMYgI2PSN1CgasVEzNbAV3i9LQ8Up_aH6q53w6xLxQW2RM-04P2k-RNA1igD94Wkl69OK4L0ap939AkkYN8k_RR5w8QDljPvCRDgCM058xvvUiqMbczVtZoGAFIQxD-olJOk7SYuI85pp4_au6AZ4DwT12WGK5J1T7nbhBy4HbTPzTol3lxeHxxJ8vLp00gMKw9TDtrggVscwZU7P0ZUnOq1SiFUO289xFR8Bd1K6KJm_82cxtkEP7YxXszRfVXWrAXc_Qo7kF_KSVbHBK-t2I1OC9O9bYQ034rgg5WkJ0VXamYsqt0go8N5CAcMk6FiujasKv9NjJl2YXKFLy4fRn0BqeIQO3_c13z509vei_8z2MnFF_4-cYF80Ah4yJ5TlB8dkJa2lrDyg7n3KLzMCDXvbD0Izre0gHt-ckBVZoFitgzJ5aQmXWZn5Ou_wngr1EaybNQDY9NonNzoF5_xOdHMCxCjFsybk_MWY53uaEoNHzVvWmf2Tw7fJ43YrgaVsL5CADmtIKYi-LxKWQf8mQOtms0VIbHKqTw3Wl2chQWwZw0HwSL7w5uxLGkWORFYK80e40u5xnY9VmtA3UFnxjeD_Y3IQDgTwAMnOy5bWXqL026kbPF7_4K01N58NmEA9d-Gn677Z7coQbpAfNGRVCXg_cW8slTxcahGDWiIt6cOZRKz-4FqriH23MprUgTly0ZdZY01_GK-CD3QkloT30Cbrz5O3XEBiXEBVQ61oQijF7-sXflW-bevGO1T86JMLgNylIzOKgddcm_j3h5rcecHoFr021EJY1xKfdsPfg0z3bVKbRNOvkuLa2AAr2mTqVrW0BwyPcIz8ukFebSRVlz5FpdeihhKqQ_CssFg3S1wTfBlfDYeTbKYM_9pPOqeZecensQi7_HMoaSEgcoBaE0UFMQY9OBvCe2iYZBfpLSfPuOxpyhdtuaIUHFSTUFfAzUL5WcvJUeQ6BrJCtemRSlwQahFPfxcFr0K2etcfw0ycNmry97NTEUdubmP5liNw7MdiQ2JrDM1wnBrnLPIQDdDpz4cK5mEsfjYBMHd_FslEz6hZATcJOOFl2IRmAaSqD1ijL5r0kI0gZSmp4H8hggYWXTLmQ4quDNMOu48fuA_HgOX6t5A9nTTlLiYxFsZNRtpvCDGUP4AwlW_8b_pX6uSj78SbghkZcZ8vzkfDV49cxzOGksYlLInNpWVBNZKkZj7EgLpOhRMd8qXAuiLdpQSgxKZfEP2JjBna9Dx5opk8TuSqCIBisqtKSD8aL0Rc2JfLhGCJAEpWaJRkH5yOd4KEfv6Ej5dbBfGbds0XGWCmUgnkYvhE2lrfaPjyLLVnfi3mNXV0CO2vHRQTz-5RfYpiWXxVPQnCgKa9Dd6QOYUw6kNDj8cYsFxJkTMJia_PJhzd5t9gDfojngArF0cjrrQPcmjMh58-FK-Re6QXl8Jjm7EKzeRAHngAQy6RLUrEsh1e2IW_xpmIBgO8AkYv_dx7aH-Uj-j5uI1Rufor1a153zBU1XUGE6u0xBX2DWL71yDNA7YS8utUF9iW-eT9K5sIvcxYRMhh3RrgNHoT32YzNFHiigLCDD-mpYppkvkPYNuE_tHRhR77xkjFb9yQYB8R9nUfihaNeA7XvnFwGsux6AXyGUybaYiIBKEAS86HmjSDDgZkxnYA5meDRJAVn4mLnkxx_lkr7MTw30cXGcuCWfiE2M1OJ6rLxEgtYQsUIEQFRqDPZL0pCylmFfWUeBKmaafxMoQ-utkRqwoqure1264B3aZQE9d9tscTzJoM3fuRoMq-uZNWfWpq2S4kY2MkiRc-rj1umhSrn_Y4DIU5yFOtbPmOX4LLipb9So218WdZlYUwv0PEeZyWAHcsrcQXamf5D30Uq3slK-i0TsrXI7BXd2n73tdyWJXq6KGSH45FkvzmNNNPZUrCtKk9NSd-qC8pJGhyLuktsmTrR9ppKVxJ1TPBwS3Yw6a0QBq9l_w6ImJOlkrBNVzKM9RJ5n2RzUNFxewDA1fswt58bSo--4lf1Yz3VIhUNd5gR1TsYpYSmXdr9FBsoavHm8PEl2D_iGKgGjNEQKvUPXkQT3mqngTPvzkYRqFd-8Zd-Ae8Ar0aAgq5vv4vSHdXigLbbC1zrRy2GbJONDAjAH1YwaU3F233xV2lNhIazkkNI0VAd6_-Vrk_g_uAh8yMwRfNzoi_e2rv4Oc7BSWfzGWArKt_7Q90853EZPEWF7-Z9ZcOlLYjTeGgvjaZUlWQVZmH4Wqjsu4Tjzw-49K3hip86_dm0qmrqoDDpif6lgFfnCmW2hCJvQ_IYOJglz7QoglzSHzBhKGaDzVo93k9Wlotsvy_vg9dHjqEcdx775kejPh8ODRlr2c-Ji4kpoWtMB7Vh86L7qTqnVFh8V5HJyWxHy6PfiNLuwagwBc1VzGJix_N1jYqeRQb3n0IuT7Y6VDbG7_JYSrH5mFPfuZkevFQoUFqr1PUuRgzxJKht9TfNlvNLAdqfIScAFEeJF0_usXTjPzYt3oiALKz_IzKC2xM6Ja6g_igGSd7lDlt1vDVRe1w40s8pu62y3Ly1boziuoaQgax88KEsoWIkHNQLGGniyb2cZpX2YUuIMg50drSNTfVTLml46kQ3tsA2fPZN2GTS9luSmbsN2NxW6yKRwkA71y0uM07aVKH6vAWMlszGMvemRXImLYpYiHkvSXAjl2gRztJx-PRJy1HrWSM9IHpPivPPKZetbcAHigTEClvjwfPkQ3IeaXff2bliTpYpQRYahjXam9FvRp3U_C_M5GZuJOH479yGnX_9_M5vjP5E5-joCL5x0eSFCggX_6h5SIqXBpAy-Ko3-OLzfIvIu9XEu6c_X7s0Ashlzddgns5rq5PgXcH45-fuDOR-6v9s-KJi3FzzJRwtuOqtiRqKaXq9ow5FB6fUsTqKaXq9VEi7Neu9QUlgjUvW0qcesDfXLrF8O1fmyY3_eZOg97V2tA6ZZuF4AAMv7rT6eSOnLdzb0LTAIj9asLHOT_6cYndjB_--1MW56URXWkOkGACmj7ASGNf6i3_H6A3RPa3Vbd4Tc81lPrOHu6o_28TW4GwjmBSPsBlaf8dFRRI3e5mODOk2WJzjJxgUJaAP-f3Ys7gNcOjqc0jo-MBI11EefSqtCn77wZj98FHI6Fz2NYpEdXBpp7BOOTeCtKxb58bsgNqIDTzqBIP3HObSEOIWjWzFRVqQo0IoMBduykOfPFWLSbUM1NzPgCNt4BXjcEEobpC8jloylmEMEHODe5P9qtWUKE0AOvP4h2awxHZKoyq9VOBFZklqcdrLpzAf96AtDB9a-H89ZMyGV3pFugWQ8eZGjHO8BDeDn2M0xWxQ213aHYdiPAY6b8SSKylvpOXUB-uNmZeyeTAwKO-pc0ypXu_jDUxvWRZEP29wcTmxCO8z9aHjCSNsIf1BK5m4q2N1ByMLmd4mpVO9Oq1nAWjEscbsm9L6i2mL0yxl6Mk2NB1aYIJtHU8VcIXSvHUbNjH-P5FZgfQRTNhxFqEL_JzDQLg36wC8iE5na6Pcqr51zqc2EYqxC-37QDHckE7WvbbWa8gTk7DXzy1JEG6U1SILe7-uvivZUDmhBwumAEoiSdabyFxMBj-9JrslNzHHMqCDlTyCSc4dljwX48rxZyMxouYzfeY-K6TqZ-jV8r1_EaUrOK41igZg5uRUPBlmGlTtqc4c5hoD-ka5g_Nm4Qww6YamiK6HeuIu69n5oqPSPfomEfQTAK7ItoaI_W35cXh8bN4AWcyjjSBOS0D-odqZ_zNT3UdWfCL8nMz-ImZQ9CJZ1YYhNThQHviqRAzuIN6BqkAgNL08Q1ee7xg4cPwSiQ1qQmyNJzwDJ7HPPMO_HYcaOIblSV2n9WTncJ2ypbyFLBazwMHZUUxuswX8cZkk-z3fkCDu2y1LRBabxyfe2Nf8gKpy4JBQfsmpTsclHoMoIEDP0jh89nbI7vVJ8AP09CHQCasWoGGGDJ84nU70H9V0RY3Zo7EN6oPVA68AfGJX6l_22DuHBheuUFbD_ZQG-bu-fH371b6El_3Ayfy9_GEWcYYtW1L_4cGFsaRRFNWIdMLkRa5B0yw2bmx6pWeD59aWyV'
